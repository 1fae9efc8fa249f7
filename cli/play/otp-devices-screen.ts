import { openForm, type OpenForm } from '../../core/forms/open-form.ts';
import type { ScreenDeps, TerminalScreen } from './account-screens.ts';

/** /two-factor-devices: the list, the form that names a device, and the form for the code that reached it. */
export function openOtpDevicesScreen({ runner, account }: ScreenDeps): TerminalScreen {
  const desk = account.openOtpDevices();
  const today = () => runner.moment().today;
  let [named, coded] = [openForm(desk.deviceForm, today), openForm(desk.codeForm, today)];
  let isAdding = false;
  let removal: string | null = null;
  const loading = desk.load();

  const leaveForms = (): void => {
    isAdding = false;
    [named, coded] = [openForm(desk.deviceForm, today), openForm(desk.codeForm, today)];
    desk.abandon();
  };

  function listButtons() {
    const [first] = desk.state().devices ?? [];
    const asked = removal;
    if (asked !== null) {
      return {
        'confirm-removal': () => {
          removal = null;
          return desk.remove(asked);
        },
        'keep-device': () => {
          removal = null;
        },
      };
    }
    return {
      'add-device': () => {
        isAdding = true;
      },
      ...(first === undefined
        ? {}
        : {
            'remove-device': () => {
              removal = first.id;
            },
          }),
    };
  }

  return {
    form: () => {
      if (!isAdding) return null;
      return (desk.state().added === null ? named : coded) as unknown as OpenForm<string>;
    },
    buttons: () => {
      if (!isAdding) return listButtons();
      const beside = { 'abandon-device': leaveForms };
      if (desk.state().added === null) return { 'send-code': () => named.submit(), ...beside };
      return {
        'confirm-device': async () => {
          if (await coded.submit()) leaveForms();
        },
        'send-new-code': () => coded.also(() => desk.resend()),
        ...beside,
      };
    },
    settled: () => loading,
    errors: () => desk.state().errors.map(({ code }) => code),
  };
}
