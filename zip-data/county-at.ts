/** A boundary file of `us-atlas` (TopoJSON): delta-encoded arcs that neighbours share; a negative index is a reversed arc. */
export interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: { readonly counties: { readonly geometries: readonly Geometry[] } };
}

type Geometry =
  | { readonly type: 'Polygon'; readonly id: string; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: 'MultiPolygon'; readonly id: string; readonly arcs: readonly (readonly (readonly number[])[])[] };

type Position = readonly [lon: number, lat: number];

interface County {
  readonly fips: string;
  readonly rings: readonly (readonly Position[])[];
}

function readArcs({ transform: { scale, translate }, arcs }: Topology): readonly (readonly Position[])[] {
  return arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]): Position => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

function readCounties(topology: Topology): readonly County[] {
  const arcs = readArcs(topology);
  const arcAt = (index: number): readonly Position[] =>
    index >= 0 ? (arcs[index] ?? []) : (arcs[~index] ?? []).toReversed();
  return topology.objects.counties.geometries.map((geometry) => {
    const rings = geometry.type === 'Polygon' ? geometry.arcs : geometry.arcs.flat();
    return { fips: geometry.id, rings: rings.map((ring) => ring.flatMap(arcAt)) };
  });
}

/** Whether a point is inside rings, by how often a line to the east crosses them. */
function isWithin({ rings }: County, lon: number, lat: number): boolean {
  let crossings = 0;
  for (const ring of rings) {
    ring.forEach(([x, y], index) => {
      const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
      if (y > lat !== beforeY > lat && lon < ((beforeX - x) * (lat - y)) / (beforeY - y) + x) crossings += 1;
    });
  }
  return crossings % 2 === 1;
}

/** Finds which of the given counties contains a point; null if none does. */
export function makeCountyAt(topology: Topology) {
  const counties = new Map(readCounties(topology).map((county) => [county.fips, county]));
  return (point: { readonly lat: number; readonly lon: number }, among: readonly string[]): string | null =>
    among.find((fips) => {
      const county = counties.get(fips);
      return county !== undefined && isWithin(county, point.lon, point.lat);
    }) ?? null;
}
