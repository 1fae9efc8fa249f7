import { sql, type Compilable, type CompiledQuery, type Expression, type Kysely, type QueryResult } from 'kysely';
import { executeLater } from './later.ts';

/** The types that our columns hold. */
type ColumnValue = string | number | null;

/** No optional values, because a missing column would change the statement. */
type Complete<Values> = { readonly [Name in keyof Values]-?: ColumnValue };

/** Placeholders in a statement, for values that are given when it runs. */
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

type Build<Schema, Values, Row> = (db: Kysely<Schema>, slots: Slots<Values>) => Compilable<Row>;

function makeCompile<Schema, Values extends Complete<Values>, Row>(build: Build<Schema, Values, Row>) {
  // A database and all its transactions have one adapter.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db: Kysely<Schema>, values: Values): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor();
    const statement = compiled.get(adapter) ?? build(db, slotsOf(values)).compile();
    compiled.set(adapter, statement);
    const given: Readonly<Record<string, unknown>> = values;
    const parameters = statement.parameters.map((one) => (one instanceof Slot ? given[one.name] : one));
    return { ...statement, parameters };
  };
}

/**
 * A statement that Kysely builds and compiles once per database, and that runs with new values each time: for short statements, building
 * takes longer than running. The result of `build` must depend only on its slots; a slot may be used several times. Kysely plugins, which
 * our databases do not have, would be those of the first run.
 */
export function prepare<Schema, Values extends Complete<Values>, Row>(
  build: Build<Schema, Values, Row>,
): (db: Kysely<Schema>, values: Values) => Promise<QueryResult<Row>> {
  const compile = makeCompile(build);
  return (db, values) => db.executeQuery(compile(db, values));
}

/** A prepared statement that runs later, as in `runLater`. */
export function prepareLater<Schema, Values extends Complete<Values>, Row>(
  build: Build<Schema, Values, Row>,
): (db: Kysely<Schema>, values: Values) => Promise<void> {
  const compile = makeCompile(build);
  return (db, values) => executeLater(db, compile(db, values));
}
