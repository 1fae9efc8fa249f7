import type { profiles as english } from '../en/profiles.ts';
import type { Texts } from '../texts.ts';

const profileForm: Texts<typeof english.profileForm> = {
  titles: { create: 'Cree su perfil', new: 'Perfil nuevo', edit: 'Editar perfil' },
  why: 'Cada perfil es para una sola persona y guarda sus pruebas y resultados.',
  /** A guest's result that an account with people took over. */
  whose: {
    title: '¿De quién es este resultado?',
    lead: 'Usted hizo esta prueba como invitado. Podemos guardar el resultado en su cuenta.',
    keep: 'Guardar el resultado',
    another: 'Otra persona',
    leave: 'No guardarlo',
    leaveHelp: 'Si no lo guarda, su cuenta no muestra este resultado.',
  },
  afterGuest: {
    title: 'Su resultado está en espera',
    text: 'Guarde este perfil para que podamos agregar el resultado a su cuenta.',
  },
  person: 'Sobre esta persona',
  ageHelp: 'Escriba cuántos años tiene hoy esta persona.',
  participantType: '¿Qué grupo describe mejor a esta persona?',
  participantTypes: {
    educationK12: 'Escuela (de kínder a 12.º grado)',
    educationCollege: 'Universidad',
    firstResponder: 'Personal de emergencias',
    healthcareStaff: 'Personal de salud',
    independentSenior: 'Persona mayor que vive de forma independiente',
    seniorCareResident: 'Residente de un hogar para personas mayores',
    other: 'Otro grupo',
  },
  reporting: 'Reportes',
  consent: {
    label: 'Reportar siempre los resultados de esta persona',
    help: 'Enviamos cada resultado a la agencia de salud sin volver a preguntar.',
  },
  inAccount: 'En su cuenta',
  label: {
    label: '¿Cómo llama usted a esta persona?',
    help: 'Por ejemplo, “abuela”. Le ayuda a encontrar a esta persona y nunca lo reportamos.',
  },
  default: {
    label: 'Usar este como perfil principal',
    help: 'El nombre del perfil principal aparece arriba, y ese perfil no se puede eliminar.',
    is: 'Este es el perfil principal, por eso no se puede eliminar. Para cambiarlo, abra otro perfil y elija usar ese como principal.',
  },
  save: 'Guardar perfil',
  typedStays: 'Todo lo que escribió sigue aquí.',
  chooseAnother: 'Elegir otro perfil',
};

const profileManagement: Texts<typeof english.profileManagement> = {
  heading: 'Perfiles y configuración',
  menu: {
    addProfile: {
      label: 'Agregar un perfil nuevo',
      text: 'Cree un perfil para usted o para una persona que usted cuida.',
    },
    editProfileSelection: { label: 'Editar un perfil', text: 'Actualice los datos de un perfil, como una dirección.' },
    changePassword: { label: 'Cambiar contraseña', text: 'Elija una contraseña nueva para su cuenta.' },
    deleteProfile: { label: 'Borrar un perfil', text: 'Quite a una persona de su cuenta.' },
    yourData: { label: 'Sus datos', text: 'Obtenga una copia de sus datos o pídanos que borremos su cuenta.' },
    otpDevices: {
      label: 'Códigos de inicio de sesión',
      text: 'Proteja su cuenta con un código que le enviamos cada vez que inicie sesión.',
    },
    loginSessions: {
      label: 'Dónde tiene la sesión abierta',
      text: 'Vea sus sesiones, y ciérrelas en otros teléfonos y computadoras.',
    },
  },
};

const addProfile: Texts<typeof english.addProfile> = {
  heading: 'Agregar un perfil nuevo',
  lead: 'Un perfil es para una sola persona: usted, su hijo o hija, o alguien que usted cuida.',
  use: 'Al empezar una prueba, usted elige para quién es, y el resultado se guarda con esa persona.',
  asked: {
    heading: 'Qué le vamos a pedir, y por qué',
    birth: {
      label: 'Fecha de nacimiento, o edad',
      why: 'Así sabemos si la persona se puede hacer la prueba y quién debe tomar la muestra.',
    },
    zip: { label: 'Código postal', why: 'Indica qué agencia de salud recibe el reporte.' },
    reporting: {
      label: 'Si debemos reportar siempre',
      why: 'Así podemos reportar cada resultado sin preguntarle otra vez.',
    },
    others: {
      label: 'Nombre, teléfono, dirección y otros datos',
      why: 'Usted elige qué datos da, y le sirven a la agencia de salud si usted reporta un resultado.',
    },
  },
};

const profileChoice: Texts<typeof english.profileChoice> = {
  page: 'Elegir un perfil',
  list: 'Sus perfiles',
  editHeading: '¿Qué perfil quiere editar?',
  deleteHeading: '¿Qué perfil quiere borrar?',
  default: 'Perfil principal',
  mayBeOld: 'Esta lista es de su última visita, así que algunos datos pueden haber cambiado.',
};

const profileRemoval: Texts<typeof english.profileRemoval> = {
  page: 'Borrar un perfil',
  obstacles: {
    default: 'El perfil principal no se puede borrar',
    underTest: 'Esta persona tiene una prueba sin terminar, que primero debe terminar o cancelar.',
  },
  nothing: 'Aquí no hay ningún perfil que pueda borrar.',
  submit: 'Borrar perfil',
  confirm: {
    title: '¿Borrar el perfil de {{name}}?',
    goes: 'El nombre, la fecha de nacimiento, la dirección y todo lo demás del perfil se borrarán para siempre.',
    stays: 'Los resultados anteriores seguirán en su lista de resultados, junto con el nombre.',
    keep: 'No, dejarlo',
    remove: 'Sí, borrarlo',
    removing: 'Borrando…',
  },
  done: 'Borramos el perfil de {{name}}, pero los resultados anteriores siguen en su lista.',
  wasGone:
    'El perfil de {{name}} ya estaba borrado, así que lo quitamos de esta lista. Los resultados anteriores siguen en su lista de resultados.',
};

/** What the screens of profiles say, in Spanish. */
export const profiles: Texts<typeof english> = {
  profileForm,
  profileManagement,
  addProfile,
  profileChoice,
  profileRemoval,
};
