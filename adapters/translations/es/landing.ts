import type { landing as english } from '../en/landing.ts';
import { languageSwitches } from '../language-switch.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof english> = {
  app: { name: 'Clearline' },
  title: {
    page: '{{page}} – Clearline',
    timer: '({{time}}) {{page}} – Clearline',
    error: 'Error: {{page}} – Clearline',
  },
  frame: {
    skip: 'Saltar al texto principal',
    home: 'Inicio de Clearline',
    back: 'Atrás',
    help: 'Soporte',
    signedInAs: 'Sesión iniciada por',
    footer: {
      advice: 'Clearline no da consejos médicos. Pregunte a un médico sobre su salud.',
      hours: 'Soporte: de lunes a viernes, de 8\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m., hora del Pacífico.',
      version: 'Versión {{version}}',
    },
    languages: languageSwitches,
    offline: {
      text: 'Usted no tiene conexión. Algunas cosas tendrán que esperar hasta que la recupere.',
      test: 'Usted no tiene conexión. Su prueba está guardada en este teléfono o computadora.',
    },
    loading: 'Cargando…',
    notLoaded: 'Intente otra vez',
    loadFailed: 'Esta página no se cargó. Revise su conexión e intente otra vez.',
    tryAgain: 'Intentar otra vez',
    noAnswer: 'Nuestro servidor todavía no responde. Espere un momento e intente otra vez.',
    stale: {
      text: 'Una parte de Clearline no se cargó. Cargue la página otra vez para continuar. Su prueba está guardada.',
      typed: 'Perderá lo que escribió en esta página. Cópielo antes.',
      reload: 'Cargar otra vez',
    },
  },
  landing: {
    page: 'Bienvenida',
    heading: 'Su prueba de COVID-\u206019 en casa, paso a paso',
    lead: 'Le guiamos en la prueba, medimos el tiempo y le ayudamos a leer el resultado.',
    facts: {
      open: 'No hay nada que descargar. Funciona en su navegador.',
      free: 'No necesita receta ni seguro médico.',
      time: 'Reserve unos {{testMinutes}} minutos, incluidos los {{waitMinutes}} que la prueba necesita para funcionar.',
    },
    login: 'Iniciar sesión',
    createAccount: 'Crear cuenta',
    continueAsGuest: 'Continuar sin cuenta',
    healthData: 'Política de privacidad de datos de salud del consumidor',
    guestHelp: 'Puede hacerse la prueba y reportar el resultado sin tener una cuenta.',
  },
  logout: {
    title: 'Su sesión está cerrada',
    confirm: 'Confirmar',
    messages: {
      inactivity: 'Cerramos su sesión porque no hubo actividad.',
      signedOut: 'Usted cerró la sesión de Clearline en este teléfono o computadora.',
      otherTab: 'Usted cerró la sesión en otra pestaña o ventana.',
      otherPerson:
        'Alguien inició sesión, o continuó sin cuenta, en otra pestaña o ventana. Por eso terminó su visita en esta.',
      passwordChanged: 'Su contraseña se cambió. Inicie sesión con la nueva.',
      loginEnded: 'Inicie sesión otra vez para continuar con su prueba. Está guardada en este teléfono o computadora.',
    },
  },
};
