import type { OtpDeviceQuery } from '../../core/use-cases/account/otp-devices.ts';
import { openForm } from '../../core/forms/open-form.ts';
import type { Buttons, ScreenDeps, TerminalScreen } from './terminal-screen.ts';

/** The list: a device is removed only after a question. */
function openList(desk: OtpDeviceQuery, onAdd: () => void) {
  let asked: string | null = null;
  return (): Buttons => {
    const id = asked;
    if (id !== null) {
      const end = (): void => {
        asked = null;
      };
      const remove = (): Promise<void> => {
        end();
        return desk.remove(id);
      };
      return { 'confirm-removal': remove, 'keep-device': end };
    }
    const [first] = desk.state().devices ?? [];
    if (first === undefined) return { 'add-device': onAdd };
    const ask = (): void => {
      asked = first.id;
    };
    return { 'add-device': onAdd, 'remove-device': ask };
  };
}

/** Both forms of adding a device: what it is, then the code that reached it. */
function openAdding(desk: OtpDeviceQuery, { runner }: ScreenDeps, onEnd: () => void) {
  const today = () => runner.moment().today;
  const [named, coded] = [openForm(desk.deviceForm, today), openForm(desk.codeForm, today)];
  const isNamed = (): boolean => desk.state().added !== null;
  const abandon = (): void => {
    desk.abandon();
    onEnd();
  };
  const confirm = async (): Promise<void> => {
    if (await coded.submit()) onEnd();
  };
  return {
    form: () => (isNamed() ? coded : named),
    buttons: (): Buttons => {
      if (!isNamed()) return { 'send-code': () => named.submit(), 'abandon-device': abandon };
      const resend = () => coded.also(() => desk.resend(), 'code');
      return { 'confirm-device': confirm, 'send-new-code': resend, 'abandon-device': abandon };
    },
  };
}

/** /two-factor-devices: the list, the form that names a device, and the form for the code that reached it. */
export function openOtpDevicesScreen(deps: ScreenDeps): TerminalScreen {
  const desk = deps.account.openOtpDevices();
  let adding: ReturnType<typeof openAdding> | null = null;
  const end = (): void => {
    adding = null;
  };
  const list = openList(desk, () => {
    adding = openAdding(desk, deps, end);
  });
  const loading = desk.load();
  return {
    form: () => adding?.form() ?? null,
    buttons: () => adding?.buttons() ?? list(),
    settled: () => loading,
    errors: () => desk.state().errors.map(({ code }) => code),
  };
}
