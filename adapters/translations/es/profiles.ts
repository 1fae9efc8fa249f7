import type { profiles as english } from '../en/profiles.ts';
import type { Texts } from '../texts.ts';

const profileForm: Texts<typeof english.profileForm> = {
  titles: { create: 'Cree su perfil', new: 'Perfil nuevo', edit: 'Cambiar perfil' },
  why: 'Un perfil es para una sola persona. Sus pruebas y resultados quedan ahí.',
  afterGuest: {
    title: 'Su resultado está esperando',
    text: 'Guarde este perfil y el resultado pasa a su cuenta.',
  },
  person: 'Sobre esta persona',
  ageHelp: 'Los años que tiene hoy esta persona.',
  participantType: '¿Cuál de estos grupos es el suyo?',
  participantTypes: {
    educationK12: 'Escuela (kínder a grado 12)',
    educationCollege: 'Universidad',
    firstResponder: 'Personal de emergencias',
    healthcareStaff: 'Personal de salud',
    independentSenior: 'Persona mayor independiente',
    seniorCareResident: 'Residente de un hogar de mayores',
    other: 'Otro',
  },
  reporting: 'Reportes',
  consent: {
    label: 'Reportar siempre los resultados de esta persona',
    help: 'Cada resultado va a la agencia de salud. No le preguntamos cada vez.',
  },
  save: 'Guardar perfil',
  typedStays: 'Lo que escribió sigue aquí.',
};

const profileManagement: Texts<typeof english.profileManagement> = {
  heading: 'Perfiles y ajustes',
  menu: {
    addProfile: { label: 'Agregar un perfil', text: 'Para usted o para una persona que usted cuida.' },
    changePassword: { label: 'Cambiar contraseña', text: 'Ponga otra en su lugar.' },
    otpDevices: { label: 'Códigos para entrar', text: 'Reciba un código al iniciar sesión.' },
  },
};

/** What the screens of profiles say, in Spanish. */
export const profiles: Texts<typeof english> = { profileForm, profileManagement };
