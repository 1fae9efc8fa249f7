import type { privacy as english } from '../en/privacy.ts';
import type { Texts } from '../texts.ts';

type English = (typeof english)['privacy'];

const document: Texts<English['document']> = {
  updated: 'Vigente desde el 3 de diciembre de 2021',
  intro: {
    purpose:
      'Esta política dice qué datos suyos reúne Clearline, para qué, quién los recibe y qué puede hacer usted. “Nosotros” somos las personas que manejan Clearline.',
    scope: 'Es para visitantes, invitados y usuarios registrados. También valen los términos de uso.',
    care: 'Los datos de salud son privados. Pedimos lo que hace falta para una prueba y su reporte. No los vendemos, y no mostramos anuncios.',
  },
  sections: {
    collect: {
      title: 'Qué datos reunimos',
      body: {
        lead: 'Los datos que reunimos dependen de cómo usa Clearline. Casi todos los escribe usted.',
        points: {
          visitor: 'Visitantes: no preguntamos quién es usted.',
          account:
            'Cuenta: su correo electrónico, su idioma y su contraseña en una forma que no se puede leer. Si agrega un segundo paso para entrar: el nombre de ese paso, y su teléfono o correo.',
          profile:
            'Perfiles: nombre, fecha de nacimiento o edad, teléfono, dirección, ciudad, estado, condado y código postal. También sexo, raza, origen étnico y si los resultados siempre se reportan.',
          guest:
            'Invitados: los mismos datos que en un perfil, y un correo si usted lo da. Los pedimos solo si reporta.',
          test: 'Pruebas: el resultado, el código del casete y lo que eligió sobre el reporte. Cuándo se tomó la muestra, cuándo se leyeron las líneas, y su zona horaria. Si tiene síntomas, y desde cuándo.',
          progress:
            'Avance: un número al azar para cada prueba, a qué etapas llega y cuándo. No tienen nombre hasta que usted guarda un resultado.',
          support: 'Soporte: su pregunta, nombre, correo y teléfono, cuando nos escribe.',
          technical:
            'Datos técnicos: su dirección de internet (dirección IP). La usamos para enviarle las páginas y parar ataques. También anotamos qué tipo de pedido llegó y cuándo.',
        },
        optional:
          'Puede dejar mucho sin contestar. Siempre hace falta un código postal, pues muestra a qué autoridad va un reporte. También una fecha de nacimiento o una edad. En sexo, raza y origen étnico puede elegir “Prefiero no responder”. Si da solo una edad, no pedimos nombre, teléfono ni dirección.',
        symptoms:
          'La aplicación muestra una lista de síntomas para ayudarle a responder. No guardamos cuáles tiene usted.',
        moving:
          'Si un invitado crea una cuenta, el resultado pasa a ella. Lo que escribió el invitado llena el formulario del primer perfil.',
      },
    },
    camera: {
      title: 'Su cámara',
      body: {
        pictures:
          'Clearline pide usar su cámara para escanear los códigos de la caja y del casete. Las imágenes nunca salen de su dispositivo, y no las guardamos. Su navegador lee el código, y solo se usa lo que dice el código. Lo mismo vale para una foto que usted elige.',
        choice:
          'Puede decir que no a la cámara y escribir el código. Nunca pedimos su ubicación, su micrófono ni sus contactos.',
      },
    },
    use: {
      title: 'Para qué los usamos',
      body: {
        lead: 'Usamos sus datos solo por estas razones:',
        points: {
          guide: 'Para guiar su prueba, medir el tiempo y mostrar su resultado.',
          cassette: 'Para ver que nadie usó antes su casete.',
          results: 'Para guardar sus resultados y mostrarlos después.',
          report: 'Para enviar un reporte, si usted lo elige.',
          account: 'Para iniciar su sesión y enviarle códigos y enlaces.',
          support: 'Para responder a sus preguntas.',
          safety: 'Para encontrar fallas, y para protegerle a usted y a Clearline.',
          law: 'Para hacer lo que la ley exige.',
        },
      },
    },
    authorities: {
      title: 'Lo que reciben las autoridades de salud pública',
      body: {
        duty: 'Los deberes de reporte de salud pública no se pueden cumplir sin datos personales. Aun así, usted elige qué enviamos. Hay tres maneras:',
        points: {
          named:
            'Con su nombre. Enviamos el resultado, el tipo de kit, las horas y su respuesta sobre síntomas. Agregamos los datos del perfil o del formulario de invitado.',
          anonymous:
            'De forma anónima. Enviamos el resultado, el tipo de kit, las horas y su respuesta sobre síntomas. Agregamos edad, sexo, raza, origen étnico y código postal. No va nombre, fecha de nacimiento, calle, ciudad, condado, teléfono ni correo. Los invitados no tienen esta opción.',
          none: 'Sin reporte. Guardamos el resultado en nuestro servidor y no enviamos nada a una autoridad.',
        },
        always:
          'Le preguntamos después de cada prueba. Hay una excepción: un perfil puede decir que sus resultados siempre se reportan. Puede cambiarlo en el perfil.',
        service:
          'Los reportes pasan por un servicio de mensajería de laboratorios. Es una red de computadoras que lleva resultados de laboratorios y aplicaciones a las autoridades de salud pública. Uno de ellos es AIMS, de la Asociación de Laboratorios de Salud Pública (APHL).',
        states:
          'De allí, un reporte va a autoridades de salud de su estado y de los Estados Unidos. Lo usan según sus propias reglas. Un estado usa un reporte solo si trae apellido y fecha de nacimiento.',
        final:
          'Un reporte enviado no se puede retirar. Los usuarios registrados pueden ver en la página de un resultado qué se envió y si se aceptó.',
      },
    },
    others: {
      title: 'Quién más los puede recibir',
      body: {
        sale: 'No vendemos sus datos. No los compartimos para anuncios. Los pueden recibir:',
        points: {
          helpers:
            'Compañías que trabajan para nosotros, como las que manejan nuestros servidores o entregan nuestros mensajes. Solo los pueden usar para ese trabajo.',
          law: 'Tribunales y oficinas públicas, si la ley lo exige.',
          danger: 'Otros, si hace falta para parar un fraude o proteger una vida.',
          successor: 'Un nuevo dueño de Clearline. Debe cumplir esta política con todo lo que ya tenemos.',
        },
        family:
          'Quien lleva un perfil ve sus resultados. Así, si un padre o una madre lleva el perfil de un niño, los ve. Lleve perfiles solo de personas por las que puede hablar.',
        zip: 'Cuando usted escribe un código postal, nuestro propio servidor busca la ciudad. Puede preguntar a una compañía de mapas, que solo recibe el código postal. Esa compañía no sabe quién preguntó.',
        links:
          'Los sitios a los que llevan nuestros enlaces tienen sus propias políticas. No les decimos nada sobre usted.',
      },
    },
    messages: {
      title: 'Correos y mensajes de texto',
      body: {
        kinds:
          'Le enviamos un mensaje cuando usted pide algo o cuando cambia su cuenta. Puede llevar un código de 6 números, un enlace para una contraseña nueva o un aviso. Enviamos mensajes de texto solo si agrega un teléfono como segundo paso.',
        content:
          'Estos mensajes nunca llevan un resultado. No enviamos anuncios. Cuando un mensaje ya se entregó, borramos su texto.',
      },
    },
    cookies: {
      title: 'Las cookies',
      body: {
        lead: 'Una cookie es un texto corto que un sitio deja en su navegador. Clearline pone dos como máximo. Las dos son nuestras y hacen falta:',
        points: {
          signIn:
            'La cookie de sesión mantiene abierta su sesión. Solo la puede leer nuestro servidor. Los programas de una página no pueden.',
          registration:
            'La cookie de registro se pone cuando usted crea una cuenta. Muestra que el correo se comprobó en este mismo navegador.',
        },
        others:
          'Nadie más pone cookies por medio de Clearline. Si bloquea las cookies, no puede crear una cuenta ni seguir en ella. Aun así, puede hacer una prueba como invitado.',
      },
    },
    device: {
      title: 'Lo que queda en su dispositivo',
      body: {
        lead: 'Su navegador guarda algunas cosas en su dispositivo, en el llamado almacenamiento local:',
        points: {
          test: 'la prueba que está haciendo, con sus horas, sus respuestas y el código del casete',
          guest: 'lo que escribió como invitado',
          person: 'quién inició sesión, con nombres, correo y las edades de sus perfiles',
          language: 'su idioma',
          camera: 'qué cámara eligió para escanear',
          email: 'su correo, si nos pidió recordarlo',
          waiting: 'un resultado que todavía no se pudo enviar',
        },
        lines:
          'Sus respuestas sobre las dos líneas nunca salen de su dispositivo. Solo sale el resultado, cuando usted lo guarda. Quién tomó la muestra también se queda allí.',
        signOut:
          'Al cerrar sesión se borra casi todo. Quedan su idioma, la cámara que eligió y el correo que recordamos. Un resultado que espera también queda, hasta que vuelva la red y lo podamos enviar. Cierre la sesión si otras personas usan su dispositivo. También puede borrar los datos en los ajustes de su navegador.',
      },
    },
    analytics: {
      title: 'Análisis de uso',
      body: {
        today:
          'El análisis de uso mide cómo la gente usa una aplicación. Hoy no usamos compañías de análisis, rastreadores ni anuncios. Si medimos algo, contamos en nuestro propio servidor. Por ejemplo, podemos contar cuántas pruebas empezaron y en qué etapa paró la gente. Esas cuentas no llevan nombres.',
        tracking:
          'No le seguimos a otros sitios. Por eso, una señal de “No rastrear” de su navegador no cambia nada aquí. Si algún día queremos otro análisis, antes cambiaremos esta política.',
      },
    },
    security: {
      title: 'Cómo los protegemos',
      body: {
        points: {
          travel: 'Lo que va entre su navegador y nuestro servidor está cifrado, para que otros no lo lean.',
          passwords: 'Guardamos las contraseñas solo en una forma que nadie puede leer, tampoco nosotros.',
          limits:
            'Limitamos cuántas veces alguien puede probar una contraseña o un código. Un código sirve una sola vez.',
          second: 'Puede pedir un código como segundo paso al iniciar sesión.',
          idle: 'Cerramos su sesión después de 60 minutos sin actividad. Una contraseña nueva cierra todas las sesiones.',
          logs: 'Nuestros registros no llevan nombres, resultados, códigos ni contraseñas.',
        },
        limits:
          'Aun así, ningún sistema es del todo seguro. Use una contraseña larga que no use en otro lugar. Si alguien llega a sus datos sin derecho, le avisamos como exige la ley.',
      },
    },
    retention: {
      title: 'Cuánto tiempo los guardamos',
      body: {
        kept: 'Guardamos su cuenta, perfiles y resultados hasta que se borran. Guardamos lo que un invitado guardó hasta que alguien nos pide borrarlo. Un código deja de servir a los 10 minutos, y un enlace para una contraseña nueva, a la hora.',
        law: 'La ley puede exigir que guardemos un reporte más tiempo. Entonces guardamos solo lo que la ley pide. También recordamos qué casetes se usaron, para que nadie use uno dos veces.',
      },
    },
    deletion: {
      title: 'Ver, cambiar y borrar sus datos',
      body: {
        app: 'En la aplicación, los usuarios registrados pueden ver sus resultados. Pueden cambiar sus perfiles, y borrar todos menos el principal.',
        account:
          'Para borrar su cuenta, envíe un correo a {{email}}. Envíelo desde el correo de su cuenta. Esto no se puede hacer en la aplicación. Comprobamos que es usted. Después borramos su cuenta con sus perfiles y resultados, menos lo que la ley nos hace guardar.',
        guest:
          'Los invitados también nos pueden escribir. Díganos el día de la prueba y el código del casete, para que la encontremos.',
        reports: 'No podemos borrar reportes que las autoridades ya tienen. Ellas deciden cuánto tiempo los guardan.',
      },
    },
    california: {
      title: 'Derechos de privacidad en California',
      body: {
        lead: 'La Ley de Privacidad del Consumidor de California (CCPA) da derechos a quienes viven en California:',
        points: {
          know: 'El derecho a saber. Puede preguntar qué datos suyos reunimos en los últimos 12 meses. Puede preguntar de dónde vinieron, para qué los tenemos y quién los recibió. Puede pedir saberlo dos veces cada 12 meses.',
          delete:
            'El derecho a borrar. Puede pedirnos que los borremos. La ley tiene excepciones, como los reportes que debemos guardar.',
          correct: 'El derecho a corregir. Puede pedirnos que corrijamos lo que está mal.',
          sale: 'El derecho a decir no a una venta. No vendemos nada, así que no hay nada que parar.',
          fair: 'El derecho a un trato justo. No tratamos peor a nadie por usar estos derechos.',
        },
        categories:
          'En palabras de esa ley, reunimos identificadores, datos de salud y rasgos protegidos como raza y sexo. Vienen de usted y de su dispositivo. Los compartimos como dice esta política.',
        how: 'Para usar un derecho, escriba a {{email}}. Primero comprobamos quién es, casi siempre por el correo de su cuenta. Otra persona puede pedirlo por usted, si usted lo permite por escrito. No cuesta nada. La ley nos da 45 días para responder. Si nos hace falta más tiempo, le decimos por qué.',
      },
    },
    children: {
      title: 'Niños menores de 13 años',
      body: {
        rule: 'Clearline no está diseñada para niños menores de 13 años, y ellos no la pueden usar solos. Usted debe tener 18 años o más para usarla.',
        parents:
          'Un adulto puede llevar el perfil de un niño, y hacerle la prueba desde los 2 años. Entonces es el adulto quien nos da los datos y elige sobre el reporte.',
        removal:
          'No reunimos a sabiendas datos de un niño menor de 13 años. Si sabemos que un niño nos los dio sin su padre o madre, los borramos. ¿Cree que eso pasó? Escriba a {{email}}.',
      },
    },
    changes: {
      title: 'Cambios a esta política',
      body: {
        notice:
          'Podemos cambiar esta política. La fecha de arriba le dice desde cuándo vale. Antes de un cambio que afecta sus derechos, avisamos a los usuarios registrados por correo o en la aplicación.',
      },
    },
    contact: {
      title: 'Cómo contactarnos',
      body: {
        email:
          '¿Tiene una pregunta sobre esta política, o le preocupan sus datos? Escriba a {{email}}, o use el formulario en la parte de Ayuda de la aplicación.',
        hours: 'La atención al cliente es de lunes a viernes, de 8 a. m. a 5 p. m., hora del Pacífico.',
      },
    },
  },
};

export const privacy: Texts<typeof english> = {
  privacy: {
    heading: 'Política de privacidad',
    agree: 'Aceptar y continuar',
    contents: 'En esta página',
    summary: {
      title: 'Los puntos principales',
      points: {
        collect: 'Guardamos lo que usted escribe: su cuenta, sus perfiles y sus resultados.',
        camera: 'Las imágenes de la cámara nunca salen de su dispositivo.',
        choice: 'Usted elige qué reciben las autoridades de salud: su nombre, sin nombre, o nada.',
        sale: 'No vendemos sus datos. No hay anuncios ni rastreadores.',
        cookies: 'Ponemos dos cookies como máximo. Son para su cuenta.',
        deletion: 'Puede pedirnos que borremos su cuenta en cualquier momento.',
      },
    },
    document,
  },
};
