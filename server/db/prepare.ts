import { sql, type Compilable, type CompiledQuery, type Expression, type Kysely, type QueryResult } from 'kysely';

/** What a column of ours holds. */
type ColumnValue = string | number | null;

/** Every value is there each time: a column that is left out would make another statement. */
type Complete<Values> = { readonly [Name in keyof Values]-?: ColumnValue };

/** Stand in a statement, each in the place of a value that is given when it runs. */
export type Slots<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> };

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

function slotsOf<Values extends object>(values: Values): Slots<Values> {
  const slots = Object.keys(values).map((name) => [name, sql.val(new Slot(name))]);
  return Object.fromEntries(slots) as Slots<Values>;
}

/**
 * A statement that Kysely builds and compiles once for each database and that is run with new values each time: for the short ones
 * that are run most, building takes longer than running. What `build` makes must not depend on anything but its slots. A value may
 * stand in several places. Plugins of Kysely, of which our databases have none, would be those of the first run.
 */
export function prepare<Schema, Values extends Complete<Values>, Row>(
  build: (db: Kysely<Schema>, slots: Slots<Values>) => Compilable<Row>,
): (db: Kysely<Schema>, values: Values) => Promise<QueryResult<Row>> {
  // A database and all its transactions have one adapter.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const statement = compiled.get(adapter) ?? build(db, slotsOf(values)).compile();
    compiled.set(adapter, statement);
    const given: Readonly<Record<string, unknown>> = values;
    const parameters = statement.parameters.map((one) => (one instanceof Slot ? given[one.name] : one));
    return db.executeQuery({ ...statement, parameters });
  };
}
