import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import {
  errorsOf,
  openOn,
  page,
  type ScreenDeps,
  type ScreensByRoute,
  type TerminalScreen,
} from './terminal-screen.ts';

/** Asking customer service: the form, then what became of it in its place (product.md section 4, "Support request"). */
function support(deps: ScreenDeps): TerminalScreen {
  const form = openOn(deps, deps.account.support.openForm());
  let stands: 'open' | 'sent' | 'failed' = 'open';
  const send = async (): Promise<void> => {
    const isTaken = await form.submit();
    if (isTaken) stands = 'sent';
    else if (form.errors().length > 0) stands = 'failed';
  };
  const again = (): void => {
    stands = 'open';
  };
  const shown = (): boolean => stands === 'open';
  return {
    // What failed before is over once the form is back.
    form: () => (shown() ? { ...form, errors: () => [] } : null),
    buttons: () => {
      if (stands === 'sent') return { home: () => deps.open(APP_ROUTES.home) };
      return stands === 'failed' ? { 'try-again': again, back: again } : { 'send-request': send };
    },
    errors: () => (stands === 'failed' ? errorsOf(form) : []),
    settled: () => form.prefilled,
  };
}

/** The screens that help, and the legal texts. */
export const HELP_SCREENS: ScreensByRoute = {
  faq: ({ open }) => page({ 'contact-us': () => open(APP_ROUTES.support) }),
  support,
  termsOfUse: () => page({}),
  privacyPolicy: () => page({}),
};
