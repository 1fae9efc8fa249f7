import type { GuestSubmission, ProgressPost } from '../../core/api/payloads.ts';
import type { FlowHarness } from './app-harness.ts';

/** A call that the server accepted and whose response the browser got: a result, an account declined, or progress by its instant. */
export interface Heard {
  readonly testId: string;
  readonly said: string;
}

export const RESULT = 'result';

/** Notes every accepted call of a guest whose response reaches the browser, in order. */
export function listen({ backend }: FlowHarness): readonly Heard[] {
  const heard: Heard[] = [];
  const api = { ...backend.resultApi };
  Object.assign(backend.resultApi, {
    createAsGuest: async (submission: GuestSubmission) => {
      const answer = await api.createAsGuest(submission);
      const said = submission.submitToCloud ? 'account declined' : RESULT;
      if (answer.ok) heard.push({ testId: submission.testId, said });
      return answer;
    },
    postProgress: async (post: ProgressPost) => {
      const answer = await api.postProgress(post);
      if (answer.ok) heard.push({ testId: post.testId, said: post.timeStamp });
      return answer;
    },
  });
  return heard;
}
