import type { StartNoticeTexts } from '../texts.ts';

/** As in English. */
export const startNotice: StartNoticeTexts = {
  title: 'Clearline todavía no se abre',
  slow: 'Su conexión puede ser lenta. Espere un momento y cargue la página otra vez.',
  noScript: 'Su navegador no permite JavaScript. Actívelo en los ajustes y cargue la página otra vez.',
  test: 'Si su prueba ya empezó, está guardada aquí, pero mida el tiempo con otro reloj.',
  browsers: 'Si esto no ayuda, use un teléfono o navegador más nuevo. Necesita como mínimo {{browsers}}.',
  reload: 'Cargar otra vez',
};
