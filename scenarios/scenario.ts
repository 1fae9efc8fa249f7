import type { InferOutput } from 'valibot';
import type { ActionValues, ScenarioAction } from './action-schema.ts';
import type { profile } from './form-schema.ts';
import type { SCENARIO } from './scenario-schema.ts';
import type { DeepReadonly } from './schema-parts.ts';

export type { ActionName, ActionValues, ScenarioAction } from './action-schema.ts';
export type { CallName, DeviceState, Failure, Who } from './scenario-words.ts';

/** A parsed scenario. */
export type Scenario = Omit<DeepReadonly<InferOutput<typeof SCENARIO>>, 'actions'> & {
  readonly actions: readonly ScenarioAction[];
};

/** One profile of the scenario's account. Guests and visitors have none, even if the file lists some. */
export type ScenarioProfile = DeepReadonly<InferOutput<typeof profile>>;

/** What is typed into a form about a person, by the form's field names; the consent is a profile's. */
export type FormValues = ActionValues['profile'];
export type Answers = ActionValues['answer'];
export type Expectation = ActionValues['expect'];
export type TabName = ActionValues['tab'];

/** Calls by name, each with how its next one fails. */
export type FailingCalls = ActionValues['fail'];
