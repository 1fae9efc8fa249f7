import type { scan as english } from '../en/scan.ts';
import type { Texts } from '../texts.ts';

const failures: Texts<(typeof english)['camera']['failures']> = {
  denied: {
    title: 'La cámara no tiene permiso',
    text: 'Permita la cámara para esta página e intente otra vez. También puede usar una foto o escribir el código.',
  },
  'no-camera': {
    title: 'No hay cámara',
    text: 'Use un teléfono o una computadora con cámara. También puede usar una foto o escribir el código.',
  },
  'in-use': {
    title: 'La cámara está ocupada',
    text: 'Cierre las otras apps que usan la cámara. Luego intente otra vez. También puede escribir el código.',
  },
  insecure: {
    title: 'La cámara está bloqueada aquí',
    text: 'Esta página no se abrió de forma segura. Use la dirección que empieza con https o escriba el código.',
  },
  unsupported: {
    title: 'Este navegador no puede escanear',
    text: 'Puede ser muy viejo o estar en modo de aislamiento. Escriba el código o abra esta página en otro navegador.',
  },
  lost: {
    title: 'La cámara se apagó',
    text: 'Enciéndala otra vez. Si se apaga de nuevo, escriba el código.',
  },
  decoder: {
    title: 'El lector no se cargó',
    text: 'Revise su conexión e intente otra vez. También puede escribir el código.',
  },
};

const photoFailures: Texts<(typeof english)['photo']['failures']> = {
  unreadable: {
    title: 'Esta foto no se puede abrir',
    text: 'Elija otra foto o tome una nueva. También puede escribir el código.',
  },
  'no-code': {
    title: 'No se puede leer el código',
    text: 'Escanee otra vez el código o tome otra foto. Use mucha luz y no se mueva. El código debe verse claro y en el centro de la foto.',
  },
  'several-codes': {
    title: 'Hay más de un código',
    text: 'Tome otra foto con un solo código, en el centro. También puede escribir el código.',
  },
  decoder: failures.decoder,
  unsupported: failures.unsupported,
};

const messages: Texts<(typeof english)['messages']> = {
  scanFailed: {
    title: 'Esta no es una prueba válida',
    text: 'Escanee otra vez el código cuadrado de su casete. Si falla de nuevo, contacte a atención al cliente.',
  },
  expired: {
    title: 'Esta prueba está vencida',
    text: 'No la use. Una prueba vieja puede dar un resultado falso. Busque un kit nuevo.',
  },
  deviceHasBeenUsedBefore: {
    title: 'Este casete ya se reportó como usado',
    text: 'Cada casete sirve para una sola prueba. Escanee un casete nuevo.',
  },
  codeIsDifferentThanBefore: {
    title: 'Este casete es diferente',
    text: 'No es el casete que escaneó antes de la prueba. Busque el que usó y escanéelo.',
  },
  isUrl: {
    title: 'No se reconoce el código 2D',
    text: 'Ese código es un enlace, no es el del casete. Escanee el cuadrito del casete. Si falla de nuevo, contacte a atención al cliente.',
  },
  requestError: {
    title: 'No pudimos revisar el casete',
    text: 'No tiene que escanearlo de nuevo.',
  },
  cflTest: {
    title: 'Esta es una prueba de gripe',
    text: 'Clearline es solo para pruebas de COVID-19. Por favor, no siga con este casete.',
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
    why: 'Usamos la cámara solo para leer el código. No guardamos fotos.',
    turnOn: 'Encender la cámara',
    ask: 'Su navegador pide permiso para usar la cámara. Elija Permitir.',
    safari: 'En Safari, elija Permitir cada vez que se lo pida.',
    turnOff: 'Apagar la cámara',
    opening: 'Encendiendo la cámara…',
    loading: 'Preparando el lector… También puede escribir el código.',
    view: 'Imagen en vivo de su cámara',
    lightOn: 'Encender la luz',
    lightOff: 'Apagar la luz',
    zoom: 'Acercar',
    times: '{{times}} veces',
    which: 'Cámara',
    unnamed: 'Cámara {{number}}',
    looking: 'Buscando el código…',
    several: 'Hay más de un código en la imagen. Muestre solo uno, en el centro.',
    hint: 'Todavía no hay código. Busque más luz. Ponga el teléfono a una mano de distancia, sin moverlo.',
    allow: {
      safari:
        'En un iPhone, toque el símbolo a la izquierda de la dirección web. Abra los ajustes del sitio web y permita la cámara.',
      others: 'Toque el símbolo a la izquierda de la dirección web. Abra los permisos y permita la cámara.',
      device: '¿Sigue igual? Abra los ajustes de su teléfono o computadora. Permita que su navegador use la cámara.',
    },
    failures,
  },
  photo: {
    take: 'Tomar una foto',
    choose: 'Elegir una foto',
    reading: 'Buscando el código en su foto…',
    failures: photoFailures,
  },
  support: 'Atención al cliente: {{email}}',
  instructions: {
    frame: 'Ponga el código dentro del marco.',
    distance: 'Ponga el teléfono a una mano de distancia.',
    light: 'Use mucha luz. No mueva el teléfono.',
  },
  type: {
    open: 'Escribir el código',
    label: 'Código',
    help: 'Escriba todas las letras y números que están junto al código cuadrado.',
    boxHelp: 'Escriba la dirección web que está junto al código de la caja.',
    submit: 'Usar este código',
    empty: 'Primero escriba el código.',
  },
  checking: 'Revisando su casete…',
  messages,
  boxFailed: {
    title: 'No se reconoce el código de la caja',
    text: 'El kit no es válido o el código es otro. Escanee el código de la caja. Si falla de nuevo, contacte a atención al cliente.',
  },
  flu: {
    link: 'Reporte una prueba de gripe en Make Your Test Count',
    combined: '¿Su prueba es de gripe y COVID-19 a la vez? Reporte allí también los dos resultados.',
  },
};
