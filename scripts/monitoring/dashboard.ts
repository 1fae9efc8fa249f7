import { DASHBOARD_ROWS, type Panel, type Row } from './panels.ts';

const COLUMNS = 24;
const [WIDTH, HEIGHT] = [8, 8];
const DATASOURCE = { type: 'prometheus', uid: '${datasource}' };

interface Place {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

function graph({ title, description, unit, queries }: Panel, { id, x, y }: Place): object {
  const targets = Object.entries(queries).map(([legendFormat, expr], index) => ({
    datasource: DATASOURCE,
    expr,
    legendFormat,
    refId: String.fromCharCode('A'.charCodeAt(0) + index),
  }));
  return {
    id,
    type: 'timeseries',
    title,
    ...(description === undefined ? {} : { description }),
    datasource: DATASOURCE,
    gridPos: { h: HEIGHT, w: WIDTH, x, y },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets,
  };
}

/** The panels of a row, below those before it. */
function rowPanels({ title, panels }: Row, firstId: number, top: number): readonly object[] {
  const perLine = COLUMNS / WIDTH;
  return [
    { id: firstId, type: 'row', title, collapsed: false, panels: [], gridPos: { h: 1, w: COLUMNS, x: 0, y: top } },
    ...panels.map((panel, index) =>
      graph(panel, {
        id: firstId + 1 + index,
        x: (index % perLine) * WIDTH,
        y: top + 1 + Math.floor(index / perLine) * HEIGHT,
      }),
    ),
  ];
}

function allPanels(): readonly object[] {
  let [id, top] = [1, 0];
  return DASHBOARD_ROWS.flatMap((row) => {
    const made = rowPanels(row, id, top);
    id += made.length;
    top += 1 + Math.ceil(row.panels.length / (COLUMNS / WIDTH)) * HEIGHT;
    return made;
  });
}

/** deploy/monitoring/grafana/clearline.json. */
export function dashboardJson(): string {
  return JSON.stringify({
    uid: 'clearline',
    title: 'Clearline',
    tags: ['clearline'],
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    timezone: 'browser',
    templating: {
      list: [{ name: 'datasource', label: 'Data source', type: 'datasource', query: 'prometheus', current: {} }],
    },
    panels: allPanels(),
  });
}
