import type { terms as english } from '../en/terms.ts';
import type { Texts } from '../texts.ts';

type English = (typeof english)['terms'];

const document: Texts<English['document']> = {
  updated: 'Última actualización: 2 de diciembre de 2021',
  intro: {
    agreement:
      'Estos términos son un acuerdo entre usted y Clearline. “Clearline” es esta aplicación web. “Nosotros” somos las personas que la manejan.',
    consent:
      'Usted acepta estos términos cuando toca “Aceptar y continuar”. También los acepta al usar Clearline. Si no está de acuerdo, por favor no la use.',
    care: 'Lea con cuidado cuatro partes: consejos médicos, lo que no prometemos, el límite de lo que debemos y los conflictos. Afectan sus derechos.',
  },
  sections: {
    advice: {
      title: 'No damos consejos médicos',
      body: {
        guide:
          'Clearline le guía en una prueba en casa y le ayuda a reportarla. No da consejos médicos. No es un médico, una clínica ni un laboratorio.',
        patient:
          'Usar Clearline no hace de usted nuestro paciente. Lo que lee aquí es información general. No conoce su salud.',
        points: {
          doctor: 'Pregunte a un médico sobre su salud, su resultado y cualquier medicina.',
          emergency: 'En una emergencia, llame al 911. No espere el resultado de una prueba.',
          delay: 'No deje para después la atención médica por algo que leyó en Clearline.',
          medicine: 'No empiece ni deje una medicina solo por una prueba en casa.',
        },
      },
    },
    age: {
      title: 'Quién puede usar Clearline',
      body: {
        adult:
          'Usted debe tener 18 años o más para usar Clearline, con cuenta o sin ella. También debe poder firmar un contrato según la ley.',
        place: 'Clearline es para personas en los Estados Unidos. No está diseñada para niños menores de 13 años.',
        others:
          'Puede usar Clearline para otra persona, como un niño o una persona mayor a su cuidado. Debe tener el derecho de actuar por esa persona. Entonces usted responde por lo que escribe y envía por ella.',
        test: 'La prueba tiene sus propias reglas de edad. No la use en un niño menor de 2 años. De 2 a 13 años, un adulto debe tomar la muestra. Desde los 14 años, cada persona puede tomar su propia muestra. Hasta los 18, un adulto debe manejar la aplicación por ella.',
      },
    },
    kinds: {
      title: 'Visitantes, invitados y usuarios registrados',
      body: {
        lead: 'Lo que puede hacer depende de cómo llega a Clearline.',
        points: {
          visitor:
            'Un visitante no ha iniciado sesión. Ve solo las páginas abiertas, como la primera página y las páginas para crear una cuenta.',
          guest:
            'Un invitado elige “Continuar como invitado”. Puede hacer una prueba, reportarla con un nombre y buscar ayuda. No tiene una cuenta guardada ni una lista de resultados. No puede reportar de forma anónima.',
          registered:
            'Un usuario registrado tiene una cuenta. Puede tener varios perfiles, ver resultados anteriores y reportar de forma anónima.',
        },
        leaving:
          'Cerramos la sesión de los invitados al final de la prueba. Antes les ofrecemos una cuenta. Si el invitado la crea, el resultado se guarda en ella.',
        scope: 'Estos términos son para los tres. La parte sobre cuentas es para usuarios registrados.',
      },
    },
    account: {
      title: 'Su cuenta',
      body: {
        making:
          'Usted crea una cuenta con su correo electrónico. Le enviamos un código para saber que el correo es suyo. Después usted elige una contraseña.',
        lead: 'Con una cuenta, usted acepta estos puntos:',
        points: {
          truth: 'Nos dice la verdad y mantiene sus datos al día.',
          secret: 'No da su contraseña ni sus códigos a nadie.',
          own: 'No deja que otros usen su cuenta, y no usa la de ellos.',
          shared: 'Cierra la sesión cuando otras personas usan el mismo dispositivo.',
          tell: 'Nos avisa de inmediato si cree que otra persona entró en su cuenta.',
        },
        asking: 'Nunca le pedimos su contraseña por correo ni por teléfono. Por favor, no nos la envíe.',
        profiles:
          'Puede tener perfiles para varias personas. Uno es el perfil principal; al comienzo es el primero que creó. El perfil principal no se puede borrar en la aplicación.',
        second:
          'Puede proteger su cuenta con un segundo paso: un código por correo o mensaje de texto. Le aconsejamos hacerlo. Su compañía de teléfono puede cobrar por mensajes y datos.',
        inactivity: 'Cerramos su sesión después de 60 minutos sin actividad. Así protegemos los datos de su salud.',
      },
    },
    testing: {
      title: 'Hacer una prueba con Clearline',
      body: {
        authorized:
          'La prueba es de un solo uso. Busca el virus que causa el COVID-19. La FDA no la ha aprobado. Está autorizada solo para uso de emergencia. No necesita receta ni seguro médico.',
        lead: 'Una prueba solo puede acertar si cada paso se hace bien. Usted acepta hacer esto:',
        points: {
          steps: 'Lea las advertencias y siga cada paso.',
          kit: 'Use un kit que no esté vencido. Nunca use un casete dos veces.',
          scan: 'Escanee el mismo casete antes y después de la prueba.',
          time: 'Espere 15 minutos. Después lea el resultado en los 15 minutos siguientes.',
          truth: 'Mire las líneas con cuidado y escriba lo que ve.',
        },
        reading:
          'Es usted quien lee las líneas. Clearline saca el resultado de sus respuestas, y usted lo confirma. Ninguna prueba acierta siempre. Puede tener COVID-19 aunque su prueba sea negativa.',
        cancel:
          'Si cancela una prueba, quizás no pueda usar más el casete. La aplicación se lo dice antes de cancelar.',
      },
    },
    reporting: {
      title: 'Reportar su resultado',
      body: {
        lead: 'Cuando tiene un resultado, usted elige qué hacemos con él:',
        points: {
          named: 'Lo reportamos a las autoridades de salud pública con su nombre.',
          anonymous:
            'Lo reportamos de forma anónima, sin lo que muestra quién es usted. Los invitados no tienen esta opción.',
          none: 'No lo reportamos. Aun así, lo guardamos en nuestro servidor.',
        },
        before: 'Antes de enviar un reporte, la aplicación le dice qué enviamos y a quién.',
        always:
          'Un perfil puede decir que sus resultados siempre se reportan. Entonces no le preguntamos otra vez. Puede cambiarlo en el perfil.',
        states:
          'Algunos estados piden que se reporten las pruebas en casa. Otros no las usan. Si una ley le pide reportar, a usted le toca cumplirla.',
        final:
          'Un reporte enviado no se puede cambiar ni retirar. Reporte solo pruebas que de verdad se hicieron, con su resultado verdadero.',
      },
    },
    privacy: {
      title: 'Su privacidad',
      body: {
        policy:
          'Nuestra política de privacidad dice qué datos reunimos, para qué y quién los recibe. También dice cómo pedir que se borren. Léala junto con estos términos.',
      },
    },
    rules: {
      title: 'Lo que no puede hacer',
      body: {
        lead: 'Clearline solo sirve si la gente puede confiar en ella. Por eso, siga estas reglas:',
        points: {
          law: 'No viole la ley con Clearline, ni haga daño a nadie con ella.',
          truth: 'No escriba resultados falsos ni se haga pasar por otra persona.',
          others: 'No escriba datos de otra persona si no tiene derecho a hacerlo.',
          access: 'No trate de llegar a cuentas, resultados o sistemas que no son suyos.',
          guess: 'No adivine códigos ni contraseñas, y no trate de evitar nuestros límites.',
          load: 'No envíe virus, ni tantos pedidos que otros no puedan usar Clearline.',
          copy: 'No use programas para reunir datos de Clearline.',
          resale: 'No venda Clearline ni haga un producto con ella sin nuestro permiso por escrito.',
        },
        weakness:
          '¿Encontró un punto débil en nuestra seguridad? Escriba a {{email}}. Denos tiempo para arreglarlo antes de contarlo a otros.',
      },
    },
    ownership: {
      title: 'Lo que es suyo y lo que es nuestro',
      body: {
        yours:
          'Sus datos siguen siendo suyos. Usted nos permite guardarlos y usarlos para que Clearline funcione, como dice la política de privacidad.',
        ours: 'La aplicación, sus textos, sus imágenes y su nombre son nuestros o de quienes nos dejan usarlos. Usted los puede usar para sus pruebas y las de personas a su cuidado. No recibe otros derechos sobre ellos.',
        ideas: 'Si nos envía una idea para Clearline, la podemos usar. No tenemos que pagar por ella.',
      },
    },
    others: {
      title: 'Sitios y servicios de otros',
      body: {
        links:
          'Clearline tiene enlaces a sitios que no son nuestros. Uno es un sitio para reportar pruebas de gripe. Otro es la página de inicio de sesión de un socio. No manejamos esos sitios, y allí valen sus propios términos.',
        authorities:
          'Las autoridades de salud pública deciden qué hacen con un reporte. Su dispositivo, su navegador y su red tampoco están en nuestras manos.',
      },
    },
    service: {
      title: 'Cambios y pausas del servicio',
      body: {
        breaks:
          'Trabajamos para que Clearline funcione, pero no podemos prometer que siempre funcione. La podemos cambiar, cerrar en parte o parar para arreglarla.',
        network:
          'Su navegador guarda en su dispositivo la prueba que está haciendo. Si falla la red, puede seguir. No borre los datos del navegador durante una prueba o mientras un resultado espera. Se perderían.',
      },
    },
    ending: {
      title: 'Dejar de usar Clearline',
      body: {
        you: 'Puede dejar de usar Clearline en cualquier momento. Para borrar su cuenta, envíe un correo a {{email}}. Esto no se puede hacer en la aplicación. Le pediremos que muestre que la cuenta es suya.',
        us: 'Podemos bloquear o cerrar una cuenta si su dueño no cumple estos términos o pone a otros en riesgo. También si la ley lo exige. Cuando podamos, le diremos por qué.',
        after: 'Algunas partes valen aun después: lo que no prometemos, el límite de lo que debemos y los conflictos.',
      },
    },
    promises: {
      title: 'Lo que no prometemos',
      body: {
        lead: 'Ofrecemos Clearline tal como es y cuando está disponible. Hasta donde la ley lo permite, no hacemos promesas sobre ella, ni dichas ni calladas. No prometemos:',
        points: {
          fit: 'que Clearline sirva para lo que usted busca o que no tenga errores',
          result: 'que el resultado de una prueba sea correcto',
          report: 'que un reporte llegue en cierto tiempo, o que alguien lo use',
          always: 'que Clearline esté siempre disponible, o a salvo de todo ataque',
        },
        states: 'Algunos estados no permiten límites como estos. Allí valen solo hasta donde la ley lo deja.',
      },
    },
    liability: {
      title: 'El límite de lo que debemos',
      body: {
        indirect:
          'Hasta donde la ley lo permite, no pagamos por daños indirectos. Ejemplos son ingresos, tiempo o datos perdidos.',
        lead: 'Si le tenemos que pagar, hay un límite para todos los reclamos juntos. Los abogados lo llaman límite de responsabilidad. Es la mayor de estas dos cantidades:',
        points: {
          fees: 'lo que usted nos pagó por Clearline en los 12 meses antes del daño',
          amount: 'USD 10 (diez dólares de los Estados Unidos)',
        },
        exceptions: 'El límite no vale donde la ley lo prohíbe, como en daños que causamos a propósito.',
      },
    },
    disputes: {
      title: 'Conflictos y arbitraje',
      body: {
        talk: 'Por favor, hable primero con nosotros. Casi todo se puede resolver por correo. Si no, este es el camino:',
        points: {
          notice:
            'Envíe un aviso de conflicto a {{email}}. Diga quién es, qué salió mal y qué quiere. Si el conflicto es nuestro con usted, le enviamos un aviso a su correo.',
          period:
            'El plazo del aviso es de 30 días. En ese tiempo las dos partes tratan de ponerse de acuerdo. Nadie puede empezar un arbitraje antes de que pasen los 30 días.',
          arbitration: 'Si todavía no hay acuerdo, el conflicto se resuelve por arbitraje en California.',
        },
        meaning:
          'En un arbitraje, una persona neutral escucha a las dos partes y decide. Esa persona es el árbitro. No hay juez ni jurado. Casi siempre la decisión es final, y un tribunal puede hacerla cumplir.',
        choosing:
          'Las dos partes eligen juntas al árbitro. Si no se ponen de acuerdo, lo elige un tribunal de California. Usted puede pedir participar por teléfono, por video o por escrito.',
        courts:
          'Dos cosas todavía pueden ir a un tribunal. Una es un caso para un tribunal de reclamos menores. La otra es un pedido de parar un daño que no puede esperar.',
        law: 'Para estos términos valen las leyes de California y las leyes federales de los Estados Unidos.',
      },
    },
    changes: {
      title: 'Cambios a estos términos',
      body: {
        date: 'Podemos cambiar estos términos. La fecha de arriba le dice cuándo fue la última vez.',
        notice:
          'Antes de un cambio que afecta sus derechos, avisamos a los usuarios registrados por correo o en la aplicación. Si usa Clearline después de eso, valen los términos nuevos. Si no está de acuerdo, deje de usarla. Puede pedirnos que borremos su cuenta.',
        disputes: 'Un cambio no vale para un conflicto que empezó antes.',
      },
    },
    general: {
      title: 'Otros puntos',
      body: {
        points: {
          rest: 'Si una parte de estos términos no es válida, lo demás sigue siendo válido.',
          later: 'Si no usamos un derecho de inmediato, lo seguimos teniendo.',
          transfer:
            'No puede pasar su cuenta a otra persona. Si Clearline tiene un nuevo dueño, estos términos pasan con ella.',
          whole:
            'Estos términos y la política de privacidad son todo el acuerdo entre usted y nosotros sobre Clearline.',
          language:
            'El texto en inglés y el texto en español quieren decir lo mismo. Si no coinciden, vale el inglés, salvo que la ley diga otra cosa.',
        },
      },
    },
    contact: {
      title: 'Cómo contactarnos',
      body: {
        email:
          '¿Tiene una pregunta sobre estos términos? Escriba a {{email}}, o use el formulario en la parte de Ayuda de la aplicación.',
        hours: 'La atención al cliente es de lunes a viernes, de 8 a. m. a 5 p. m., hora del Pacífico.',
        copy: 'Puede imprimir o guardar esta página para tener una copia.',
      },
    },
  },
};

export const terms: Texts<typeof english> = {
  terms: {
    heading: 'Términos de uso',
    agree: 'Aceptar y continuar',
    contents: 'En esta página',
    privacyPolicy: 'Leer la política de privacidad',
    summary: {
      title: 'Los puntos principales',
      points: {
        advice: 'Clearline no da consejos médicos. En una emergencia, llame al 911.',
        age: 'Debe tener 18 años o más. La puede usar para un niño o una persona mayor a su cuidado.',
        reading: 'Usted lee las líneas. Ninguna prueba acierta siempre.',
        choice: 'Usted elige si reportamos su resultado. Un reporte enviado no se puede retirar.',
        limit: 'Hay un límite a lo que pagamos si algo sale mal.',
        disputes: 'Los conflictos van a arbitraje en California, no a un juez ni a un jurado.',
      },
    },
    document,
  },
};
