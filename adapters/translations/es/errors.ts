import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import type { errorParts as englishParts } from '../en/errors.ts';
import type { Texts } from '../texts.ts';
import { landing } from './landing.ts';

export const errors: Readonly<Record<ErrorCode, string>> = {
  UNKNOWN: 'Algo salió mal, así que por favor intente otra vez. Si vuelve a pasar, contacte a soporte.',
  NETWORK_REQUEST_FAILED: 'No pudimos conectar con nuestro servidor, así que revise su conexión e intente otra vez.',
  INVALID_USERNAME_OR_PASSWORD:
    'El correo o la contraseña no son correctos, así que revise los dos e intente otra vez.',
  EMPTY_USERNAME: 'Escriba su correo electrónico para continuar.',
  EMPTY_PASSWORD: 'Escriba su contraseña para continuar.',
  INVALID_OTP_TOKEN: 'Ese código no es correcto, así que revíselo o pida uno nuevo.',
  INVALID_OTP_DEVICE: 'No podemos enviar un código a este {{device}}, así que revíselo e intente otra vez.',
  EMPTY_OTP_TOKEN: 'Escriba el código de 6 dígitos que le enviamos.',
  INVALID_TOKEN: 'Este enlace o esta sesión ya no sirve, así que pida un enlace nuevo o inicie sesión otra vez.',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS:
    'Esta contraseña no cumple todas las reglas, así que revise la lista y cámbiela.',
  PASSWORDS_DO_NOT_MATCH: 'Las dos contraseñas no son iguales, así que escríbalas otra vez.',
  INCORRECT_PASSWORD: 'Esta contraseña no es correcta, así que escríbala otra vez.',
  NEW_PASSWORD_MATCHES_OLD_PASSWORD: 'La contraseña nueva es igual a la anterior, así que elija otra.',
  COMMON_PASSWORD: 'Muchas personas usan esta contraseña y es fácil de adivinar, así que elija otra.',
  UNPROCESSABLE_PASSWORD: 'Elija otra contraseña, porque esta se parece mucho a estos datos: {{items}}.',
  INPUT_CONTAINS_LETTERS: 'Use aquí solo números, y ninguna letra.',
  PHONE_NUMBER_TOO_LONG: 'Este número de teléfono es muy largo, así que escriba exactamente 10 dígitos.',
  PHONE_NUMBER_TOO_SHORT: 'Este número de teléfono es muy corto, así que escriba exactamente 10 dígitos.',
  INVALID_PHONE_NUMBER: 'Este no es un número de teléfono, así que escriba 10 dígitos, primero el código de área.',
  INVALID_EMAIL: 'Escriba un correo completo, como nombre@mail.com.',
  INVALID_DATE: 'Escriba una fecha real con mes, día y año.',
  INVALID_AGE: 'Escriba la edad en años, de 0 a 120.',
  INVALID_ZIP: 'Escriba un código postal de 5 dígitos.',
  INVALID_CODE: 'Ese código no es correcto, así que revíselo o pida uno nuevo.',
  FUTURE_DATE: 'Esta fecha está en el futuro, así que escriba la de hoy o una anterior.',
  EMAIL_REGISTRATION_ERROR:
    'Es posible que ya tenga una cuenta con este correo, así que inicie sesión o cambie su contraseña. Si eso no le sirve, contacte a soporte.',
  TEST_RESULT_NOT_FOUND: 'No encontramos este resultado, así que vuelva a la lista y elija otra vez.',
  PREVIOUSLY_USED_DEVICE: 'Este casete ya se usó en otra prueba, así que use un casete nuevo.',
  PROFILE_NOT_FOUND: 'No encontramos este perfil, así que elija otra vez.',
  TEST_SUBMIT_FAILED: 'No pudimos guardar su prueba, así que intente otra vez o contacte a soporte.',
  TEST_ID_FETCH_FAILED: 'No pudimos empezar su prueba, así que intente otra vez o contacte a soporte.',
  LANGUAGE_NOT_SUPPORTED: landing.frame.unsupported,
  EMPTY_FIRST_NAME: 'Escriba el nombre para continuar.',
  EMPTY_LAST_NAME: 'Escriba el apellido para continuar.',
  EMPTY_EMAIL: 'Escriba su correo electrónico para continuar.',
  EMPTY_DEVICE_TYPE: 'Elija teléfono o correo para continuar.',
  EMPTY_DEVICE_NAME: 'Escriba un nombre para continuar, como Mi teléfono.',
  EMPTY_PHONE_NUMBER: 'Escriba un número de teléfono para continuar.',
  EMPTY_RADIO_FIELD: 'Elija una opción para continuar.',
  EMPTY_CODE: 'Escriba el código de 6 dígitos que le enviamos.',
  EMPTY_DATE: 'Escriba una fecha para continuar.',
  EMPTY_DATE_OF_BIRTH: 'Escriba la fecha de nacimiento, o elija dar la edad en su lugar.',
  EMPTY_ADDRESS: 'Escriba la dirección para continuar.',
  EMPTY_CITY: 'Escriba la ciudad para continuar.',
  EMPTY_STATE: 'Elija el estado para continuar.',
  EMPTY_AGE: 'Escriba la edad en años para continuar.',
  EMPTY_ZIP: 'Escriba el código postal, porque indica qué agencia de salud recibe el reporte.',
  EMPTY_GENDER: 'Elija el sexo para continuar.',
  EMPTY_RACE: 'Elija la raza para continuar.',
  EMPTY_ETHNICITY: 'Elija el origen étnico para continuar.',
  EMPTY_PARTICIPANT_TYPE: 'Para continuar, elija el grupo que mejor describe a esta persona.',
  EMPTY_NAME: 'Escriba su nombre para continuar.',
  EMPTY_REQUEST_TYPE: 'Elija en qué necesita ayuda para continuar.',
  EMPTY_SUPPORT_INFORMATION: 'Díganos qué pasó, para que le podamos ayudar.',
  INVALID_REQUEST: 'Hay un dato que no es correcto, así que revise sus respuestas e intente otra vez.',
  TOO_MANY_REQUESTS: 'Ha intentado demasiadas veces, así que espere {{wait}} e intente otra vez.',
  TOO_MANY_CASSETTES:
    'Se escanearon demasiados casetes desde esta conexión a internet. Espere {{wait}}, o use otra conexión, e intente otra vez.',
  RESULT_ALREADY_SAVED:
    'Esta prueba ya se guardó con otro resultado, y se conserva el primero. Si no es correcto, contacte a soporte.',
  INVALID_DATE_OF_BIRTH: 'Revise la fecha de nacimiento, porque quizás el año no es correcto.',
  TEXT_TOO_LONG: 'Este texto es muy largo, así que por favor hágalo más corto.',
  EMPTY_TIME: 'Escriba la hora, los minutos y si es a.m. o p.m.',
  INVALID_TIME: 'Escriba una hora que exista, por ejemplo 3:45 p.m.',
  FUTURE_TIME: 'Esa hora está en el futuro, así que escriba una hora anterior.',
  BEFORE_MANUFACTURE: 'Su casete se fabricó después de esa fecha, así que revise el día, el mes y el año.',
  ONSET_AFTER_TEST: 'Sus síntomas empezaron después del día de esta prueba, así que regrese y revise las dos fechas.',
  WRONG_TEST_TIME:
    'La hora de esta prueba no puede ser correcta. Ponga en automático la fecha y la hora de este teléfono o computadora e intente otra vez.',
  TESTED_TOO_YOUNG: 'No podemos reportar esta prueba, porque la persona tenía menos de 2 años ese día.',
  SERVICE_UNAVAILABLE:
    'Nuestro servidor no puede guardar ni mostrar datos ahora, así que espere un minuto e intente otra vez.',
};

export const errorParts: Texts<typeof englishParts> = {
  testedAge:
    'Esta prueba es para personas de 2 a 120 años. No sirve para menores de 2 años, así que en ese caso pregunte a un médico qué prueba usar.',
  /** TEST_SUBMIT_FAILED after an answer that does not tell whether it arrived. */
  submitUnsure: 'Todavía no sabemos si su prueba nos llegó. Intente otra vez y lo averiguamos.',
  submitStored: 'Su resultado está guardado, pero no pudimos cerrar la sesión, así que inténtelo de nuevo.',
  wait: { unknown: 'unos minutos', oneMinute: 'un minuto', minutes: '{{minutes}} minutos' },
  device: { unknown: 'dispositivo', PHONE: 'teléfono', EMAIL: 'correo electrónico' },
  details: { title: 'Detalles', code: 'Código de error para soporte: {{code}}' },
  similar: { email: 'correo electrónico', username: 'nombre de usuario', firstName: 'nombre', lastName: 'apellido' },
};
