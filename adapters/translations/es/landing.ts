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
      hours: 'Soporte: de lunes a viernes, de 8\u00a0a.m. a 5\u00a0p.m., hora del Pacífico.',
      version: 'Versión {{version}}',
    },
    details: {
      copy: 'Copiar los datos técnicos',
      help: 'Copiar los datos técnicos para soporte',
      copied: 'Los datos están copiados y ya puede pegarlos en su mensaje.',
      refused: 'Su navegador no los copió, así que por favor copie el texto de abajo.',
      leaves: 'No dicen quién es usted, qué respondió ni cuál es su resultado.',
      label: 'Datos técnicos para copiar',
      lines: {
        step: 'Paso',
        page: 'Página',
        waitLeft: 'Tiempo que falta de la espera',
        readingLeft: 'Tiempo que queda para leer el resultado',
        timeLeft: 'Tiempo que queda',
        time: 'Copiado',
        version: 'Versión',
        errors: 'Errores',
        none: 'ninguno',
      },
    },
    languages: languageSwitches,
    offline: {
      text: 'Usted no tiene conexión, así que algunas cosas tendrán que esperar hasta que la recupere.',
      test: 'Usted no tiene conexión, pero su prueba está guardada en este teléfono o computadora.',
    },
    loading: 'Cargando…',
    notLoaded: 'Intente otra vez',
    loadFailed: 'Esta página no se cargó, así que revise su conexión e intente otra vez.',
    unsupported: 'Clearline no está disponible en ese idioma, así que elija otro.',
    tryAgain: 'Intentar otra vez',
    noAnswer: 'Nuestro servidor todavía no responde, así que espere un momento e intente otra vez.',
    stale: {
      text: 'Una parte de Clearline no se cargó. Cargue la página otra vez para continuar, porque su prueba está guardada.',
      typed: 'Perderá todo lo que escribió en esta página, así que cópielo antes.',
      reload: 'Cargar otra vez',
    },
  },
  landing: {
    page: 'Bienvenida',
    heading: 'Su prueba de COVID-\u206019 en casa, paso a paso',
    lead: 'Le guiamos en la prueba, medimos el tiempo y le ayudamos a leer el resultado.',
    facts: {
      open: 'No hay nada que descargar, porque Clearline funciona en su navegador.',
      free: 'No necesita receta ni seguro médico.',
      time: 'Reserve unos {{testMinutes}} minutos, incluidos los {{waitMinutes}} de espera.',
    },
    login: 'Iniciar sesión',
    createAccount: 'Crear cuenta',
    continueAsGuest: 'Continuar sin cuenta',
    healthData: 'Política de privacidad de datos de salud del consumidor',
    guestHelp: 'Puede hacerse la prueba y reportar el resultado sin tener una cuenta.',
    startWithout: 'Sin cuenta, unos {{testMinutes}} minutos',
    moments: {
      swab: { title: 'Hisopo', text: 'Le mostramos cada paso con un dibujo y pocas palabras.' },
      wait: { title: 'Espera', text: 'Medimos el tiempo y le avisamos cuando pasen los {{waitMinutes}} minutos.' },
      read: { title: 'Lectura', text: 'Le ayudamos a leer las líneas, y usted decide si reporta el resultado.' },
    },
    already: {
      question: '¿Ya se hizo la prueba?',
      action: 'Reporte su resultado',
      help: 'Unos 5 minutos, sin cuenta',
    },
    data: {
      title: 'Qué pasa con sus datos',
      here: 'Su prueba se guarda en este teléfono o computadora mientras se la hace.',
      server: 'Al final guardamos su resultado en nuestro servidor.',
      report: 'Usted decide si lo reciben las agencias de salud, después de ver lo que enviaríamos.',
      guest: 'En ese caso no podrá ver el resultado aquí otra vez.',
    },
    who: {
      title: 'Quién puede usarla',
      self: 'Desde los 14 años, cada persona puede tomar su propia muestra.',
      child: 'De los 2 a los 13 años, la muestra la toma un adulto.',
      under2: 'La prueba no es para menores de 2 años.',
    },
    needs: { title: 'Tiempo y costo' },
    help: {
      title: 'Ayuda e idiomas',
      support: 'Después de empezar, puede abrir Soporte desde cualquier pantalla.',
      languages: 'Puede usar Clearline en estos idiomas:',
    },
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
      passwordChanged: 'Su contraseña se cambió, así que inicie sesión con la nueva.',
      loginEnded: 'Inicie sesión otra vez para continuar con su prueba. Está guardada en este teléfono o computadora.',
    },
  },
};
