import type { scan as english } from '../en/scan.ts';
import type { Texts } from '../texts.ts';

const failures: Texts<(typeof english)['camera']['failures']> = {
  denied: {
    title: 'No hay permiso para usar la cámara',
    text: 'Permita la cámara en esta página e intente otra vez. También puede usar una foto, o escribir el código.',
  },
  'no-camera': {
    title: 'No se encontró ninguna cámara',
    text: 'Use un teléfono o una computadora con cámara. También puede usar una foto o escribir el código.',
  },
  'in-use': {
    title: 'La cámara está ocupada',
    text: 'Cierre las otras aplicaciones que usan la cámara e intente otra vez, o escriba el código.',
  },
  insecure: {
    title: 'La cámara está bloqueada aquí',
    text: 'Esta página no se abrió de forma segura, así que no puede usar la cámara. Use la dirección que empieza con https o escriba el código.',
  },
  'in-app': {
    title: 'Abra esta página en Safari o Chrome',
    text: 'Usted la abrió dentro de otra aplicación, donde la cámara no funciona. Toque el menú de esa aplicación, que suele tener tres puntos, y después “Abrir en el navegador”. También puede usar una foto o escribir el código.',
  },
  unsupported: {
    title: 'Este navegador no puede escanear',
    text: 'Abra esta página en Safari o Chrome. Si ya usa uno de ellos, puede ser muy antiguo o estar en modo de aislamiento. Ese modo se puede desactivar para este sitio web. También puede usar una foto o escribir el código.',
  },
  lost: {
    title: 'La cámara se apagó',
    text: 'Encienda la cámara otra vez, o escriba el código si se apaga de nuevo.',
  },
  decoder: {
    title: 'El lector no arrancó',
    text: 'Escriba el código o intente otra vez. Si tampoco se abren otros sitios web, revise su internet.',
  },
};

const photoFailures: Texts<(typeof english)['photo']['failures']> = {
  unreadable: {
    title: 'Esta foto no se puede abrir',
    text: 'Elija otra foto, tome una nueva o escriba el código.',
  },
  format: {
    title: 'Este tipo de archivo no se puede abrir',
    text: 'Este navegador no puede abrir archivos {{format}}, así que otra foto como esta tampoco va a servir. Tome una foto en esta página, elija una captura de pantalla o escriba el código.',
  },
  'no-code': {
    title: 'No se puede leer el código',
    text: 'Escanee otra vez el código o tome otra foto con mucha luz. No se mueva y revise que el código se vea claro y en el centro.',
  },
  'no-code-lockdown': {
    title: 'No se puede leer el código',
    text: 'En el modo de aislamiento es difícil leer códigos pequeños. Desactívelo para este sitio web, tome una foto clara con el código en el centro o escriba el código.',
  },
  'several-codes': {
    title: 'Hay más de un código',
    text: 'Tome otra foto con un solo código en el centro, o escriba el código.',
  },
  decoder: failures.decoder,
  unsupported: {
    title: failures.unsupported.title,
    text: 'Puede ser muy antiguo o estar en modo de aislamiento. Escriba el código o abra esta página en otro navegador.',
  },
};

const messages: Texts<(typeof english)['messages']['testing']> = {
  scanFailed: {
    title: 'Esta no es una prueba válida',
    text: 'Escanee otra vez el código cuadrado y pequeño de su casete. Si sigue sin funcionar, contacte a soporte.',
  },
  expired: {
    title: 'Esta prueba está vencida',
    text: 'No use esta prueba, porque una vencida puede dar un resultado incorrecto. Va a necesitar otro kit.',
  },
  deviceHasBeenUsedBefore: {
    title: 'Este casete ya se reportó como usado',
    text: 'Cada casete sirve para una sola prueba, así que abra un kit nuevo y escanee su casete.',
  },
  codeIsDifferentThanBefore: {
    title: 'Este casete es diferente',
    text: 'No es el casete que escaneó antes de la prueba, así que busque el que usó y escanéelo.',
  },
  isUrl: {
    title: 'No se reconoce el código 2D',
    text: 'Ese código es un enlace, y no el que identifica el casete. Escanee el código cuadrado y pequeño del casete, y contacte a soporte si sigue sin funcionar.',
  },
  requestError: {
    title: 'No pudimos revisar el casete',
    text: 'No tiene que escanearlo otra vez, porque recordamos el código.',
  },
  cflTest: {
    title: 'Esta es una prueba de gripe',
    text: 'Clearline es solo para pruebas de COVID-\u206019, así que, por favor, no continúe con este casete.',
  },
};

const reportingMessages: Texts<(typeof english)['messages']['reporting']> = {
  ...messages,
  expired: {
    title: messages.expired.title,
    text: 'Su resultado puede ser incorrecto, así que no podemos reportarlo. Por favor, haga una prueba nueva con un kit nuevo.',
  },
  deviceHasBeenUsedBefore: {
    title: messages.deviceHasBeenUsedBefore.title,
    text: 'Ya tenemos una prueba con este casete. Si usted ya la reportó, no tiene que reportarla otra vez, pero si no, contacte a soporte.',
  },
  cflTest: {
    title: messages.cflTest.title,
    text: 'Clearline solo puede reportar pruebas de COVID-\u206019, pero usted puede reportar esta prueba en otro sitio web.',
  },
};

export const scan: Texts<typeof english> = {
  headings: {
    box: 'Escanee el código de la caja',
    first: 'Escanee su casete',
    second: 'Escanee el casete usado',
    express: 'Escanee el casete que usó',
  },
  camera: {
    why: 'Usamos la cámara solo para leer el código y no guardamos ninguna foto.',
    turnOn: 'Encender la cámara',
    ask: 'Cuando su navegador pida permiso para usar la cámara, elija Permitir.',
    safari: 'En Safari, elija Permitir cada vez que el navegador pida la cámara.',
    turnOff: 'Apagar la cámara',
    opening: 'Encendiendo la cámara…',
    loading: 'Preparando el lector… También puede escribir el código en lugar de escanearlo.',
    view: 'Imagen en vivo de su cámara',
    lightOn: 'Encender la luz',
    lightOff: 'Apagar la luz',
    zoom: 'Acercar',
    times: 'aumento x{{times}}',
    which: 'Cámara',
    unnamed: 'Cámara {{number}}',
    looking: 'Buscando el código…',
    several: 'Hay más de un código en la imagen, así que muestre solo uno, en el centro.',
    hint: 'Todavía no vemos el código, así que busque más luz y mantenga el teléfono quieto a unas 6 pulgadas.',
    allow: {
      safari:
        'En un iPhone, toque el ícono a la izquierda de la barra de direcciones. Después abra los ajustes del sitio web y permita la cámara.',
      others: 'Toque el ícono a la izquierda de la barra de direcciones, abra los permisos y permita la cámara.',
      device:
        'Si sigue bloqueada, abra los ajustes de su teléfono o computadora y permita que el navegador use la cámara.',
    },
    failures,
  },
  photo: {
    take: 'Tomar una foto',
    choose: 'Elegir una foto',
    reading: 'Buscando el código en su foto…',
    failures: photoFailures,
  },
  support: 'Soporte: {{email}}',
  instructions: {
    frame: 'Ponga el teléfono a unas 6 pulgadas, con el código dentro del marco.',
    light: 'Use mucha luz y no mueva el teléfono, para que la imagen salga clara.',
  },
  type: {
    open: 'Escribir el código',
    label: 'Código',
    help: 'Escriba todas las letras y números que están impresos junto al código cuadrado.',
    boxHelp: 'Escriba la dirección web que está impresa junto al código de la caja.',
    submit: 'Usar este código',
    empty: 'Escriba el código antes de tocar “Usar este código”.',
  },
  checking: 'Revisando su casete…',
  messages: { testing: messages, reporting: reportingMessages },
  boxFailed: {
    title: 'No se reconoce el código de la caja',
    text: 'Este kit no es válido o escaneó otro código. Escanee el código cuadrado de la caja del kit, y contacte a soporte si sigue sin funcionar.',
  },
  flu: {
    link: 'Reporte una prueba de gripe en Make Your Test Count',
    combined: 'Si su prueba es de gripe y COVID-\u206019 a la vez, reporte allí también los dos resultados.',
  },
};
