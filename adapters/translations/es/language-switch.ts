import type { LanguageSwitchTexts } from '../texts.ts';

export const languageSwitch: LanguageSwitchTexts = {
  name: 'Español',
  label: 'Cambiar a español',
  busy: 'Cargando…',
};
