import type { troubleshooting as englishTroubleshooting, webApp as englishWebApp } from '../en/faq-app.ts';
import type { Texts } from '../texts.ts';

/** Questions about the web app, in Spanish. */
export const webApp: Texts<typeof englishWebApp> = {
  title: 'La aplicación web',
  questions: {
    what: {
      question: '¿Qué hace Clearline?',
      answer:
        'Le guía en una prueba de COVID-19 en casa, paso a paso. Mide el tiempo. Le ayuda a leer el resultado y a reportarlo.',
    },
    download: {
      question: '¿Tengo que descargar algo?',
      answer:
        'No. Clearline funciona en el navegador de su teléfono o computadora. Necesita una cámara y conexión a internet.',
    },
    account: {
      question: '¿Necesito una cuenta?',
      answer:
        'No. Puede hacer la prueba y reportarla como invitado. Después de la prueba le preguntamos si quiere una cuenta. Si la crea, guardamos su resultado en ella.',
    },
    guest: {
      question: '¿Qué no puede hacer un invitado?',
      answer:
        'Un invitado no tiene resultados ni perfiles guardados, y no puede reportar sin nombre. Al final de la prueba cerramos su sesión. Después no puede ver aquí el resultado otra vez.',
    },
    create: {
      question: '¿Cómo creo una cuenta?',
      answer:
        'Elija “Crear cuenta” en la primera página. Lea los términos y la política de privacidad. Le enviamos a su correo un código de 6 números. Escríbalo en los 10 minutos siguientes y elija una contraseña.',
    },
    profiles: {
      question: '¿Puedo usar una sola cuenta para mi familia?',
      answer:
        'Sí. Agregue un perfil para cada persona que cuida, como un hijo o sus padres. Su primer perfil es el perfil principal. El perfil principal no se puede borrar.',
    },
    age: {
      question: '¿Qué edad debo tener para usar Clearline?',
      answer: 'Debe tener 18 años o más. Un adulto la puede usar para hacer la prueba a un niño de 2 años o más.',
    },
    loginCodes: {
      question: '¿Cómo hago más segura mi cuenta?',
      answer:
        'Agregue un teléfono o un correo como segundo paso. Lo encuentra en “Perfiles y configuración”, en “Códigos para entrar”. Cada vez que entre, le enviamos ahí un código de 6 números. Puede agregar hasta 5.',
    },
    language: {
      question: '¿Puedo usar Clearline en inglés?',
      answer:
        'Sí. Toque “English” arriba en cualquier página. Puede cambiar otra vez cuando quiera, también en medio de una prueba.',
    },
    sent: {
      question: '¿Qué envían, a quién y por qué?',
      answer:
        'Usted elige después de la prueba. Si reporta, enviamos su resultado, la fecha de la prueba, su respuesta sobre síntomas y los datos que usted escribe. Van a las agencias de salud pública de su estado y del país. Los necesitan para ver dónde hay COVID-19. Si no reporta, guardamos el resultado en nuestro servidor y no enviamos nada a una agencia.',
    },
    anonymous: {
      question: '¿Puedo reportar sin mi nombre?',
      answer:
        'Sí, si tiene una cuenta. No va nombre, dirección, teléfono ni correo. Enviamos el resultado, edad, sexo, raza, origen étnico y código postal. Cuenta para todo el país, pero su estado quizás no lo use. Los invitados no tienen esta opción.',
    },
    whyAsk: {
      question: '¿Por qué me piden tantos datos?',
      answer:
        'Las agencias de salud pública los necesitan para usar su reporte. Un estado usa un reporte solo si trae apellido y fecha de nacimiento. El código postal muestra qué agencia lo recibe. En sexo, raza y origen étnico puede elegir “Prefiero no responder”.',
    },
    deletion: {
      question: '¿Cómo borro mi cuenta?',
      answer:
        'Envíe un correo a {{email}} desde el correo de su cuenta. Esto no se puede hacer en la aplicación. Un reporte que una agencia de salud ya tiene no se puede retirar.',
    },
  },
};

/** What to do when something does not work, in Spanish. */
export const troubleshooting: Texts<typeof englishTroubleshooting> = {
  title: 'Si algo no funciona',
  questions: {
    cameraDenied: {
      question: 'La cámara no se enciende. ¿Qué hago?',
      answer:
        'Permita la cámara para esta página en los ajustes de su navegador. Cierre otras apps que la usan e intente otra vez. En Safari, elija Permitir cada vez que pregunte. También puede escribir el código.',
    },
    scanFails: {
      question: 'El código no se escanea. ¿Qué hago?',
      answer:
        'Busque mucha luz. Ponga el teléfono a una mano de distancia y no lo mueva. Primero escanee el código cuadrado de la caja, y luego el código pequeño del casete. Si aún no funciona, escriba el código.',
    },
    expired: {
      question: '¿Por qué dice que mi prueba está vencida?',
      answer:
        'Un casete se puede usar por 24 meses desde que se hizo. Su código nos dice cuándo fue. No use una prueba vieja. Puede dar un resultado falso. Use un kit nuevo.',
    },
    used: {
      question: '¿Por qué dice que mi casete ya se usó?',
      answer: 'Cada casete sirve para una sola prueba, y este se usó en otra. Tome un kit nuevo.',
    },
    different: {
      question: '¿Por qué dice que mi casete es diferente?',
      answer:
        'Escaneamos el casete antes y después de la prueba, para ver que es el mismo. Busque el casete que escaneó primero y escanéelo otra vez.',
    },
    flu: {
      question: '¿Puedo reportar aquí una prueba de gripe?',
      answer:
        'No. Clearline es solo para pruebas de COVID-19. Si escanea una prueba de gripe, le mostramos dónde reportarla. Una prueba de gripe y COVID-19 en una sola también se reporta ahí.',
    },
    tooLate: {
      question: '¿Qué significa “El resultado venció”?',
      answer:
        'Ya pasaron los 15 minutos para leer el resultado. Cuando pasan más de 30 minutos desde las gotas, las líneas pueden cambiar. Un resultado leído ahora puede ser falso. Haga otra prueba con un kit nuevo.',
    },
    closed: {
      question: 'Cerré la página durante la prueba. ¿La perdí?',
      answer:
        'No. Su prueba se guarda en este dispositivo. Abra Clearline otra vez en el mismo navegador y elija “Seguir con la prueba”. El tiempo sigue pasando mientras no está.',
    },
    cancel: {
      question: 'Si cancelo una prueba, ¿puedo usar el casete otra vez?',
      answer:
        'Sí, si no ha empezado la espera de 15 minutos. Úselo en los 60 minutos después de abrir la bolsa. Si la espera ya empezó, necesita un kit nuevo.',
    },
    offline: {
      question: '¿Y si pierdo la conexión a internet?',
      answer:
        'El tiempo sigue y su prueba se guarda en este dispositivo. Para revisar un casete y guardar su resultado, necesita conexión. Deje la página abierta e intente otra vez cuando vuelva la conexión.',
    },
    noCode: {
      question: 'No me llegó el código al correo. ¿Qué hago?',
      answer:
        'Espere un minuto y mire en el correo no deseado. Revise si su correo está bien. Luego pida un código nuevo y use el último. Un código sirve por 10 minutos.',
    },
    password: {
      question: 'Olvidé mi contraseña. ¿Qué hago?',
      answer:
        'En la página para iniciar sesión, elija “¿Olvidó su contraseña?”. Le enviamos un enlace a su correo. Sirve una vez, por 1 hora. Con él crea una contraseña nueva.',
    },
    loggedOut: {
      question: '¿Por qué se cerró mi sesión?',
      answer:
        'Después de 60 minutos sin actividad cerramos su sesión, para cuidar sus datos. Le preguntamos 2 minutos antes. Una contraseña nueva también cierra su sesión, en todos los dispositivos.',
    },
  },
};
