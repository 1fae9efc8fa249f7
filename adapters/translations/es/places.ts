import type { places as english } from '../en/places.ts';
import type { Texts } from '../texts.ts';

export const places: Texts<typeof english> = {
  looking: 'Buscando su ciudad…',
  filled: 'Pusimos la ciudad, el estado y el condado. Revíselos, por favor.',
  unknownZip: 'No conocemos este código postal. Revíselo. Si es correcto, escriba usted la ciudad y el estado.',
  lookupFailed: 'No pudimos buscar su ciudad. Por favor, escriba usted la ciudad y el estado.',
  city: 'Esta ciudad no está en el código postal {{zip}}. Ese código es de: {{places}}. Revise los dos datos.',
  state: 'El código postal {{zip}} está en este estado: {{state}}. Revise los dos datos.',
  chooseCity: 'El código postal {{zip}} tiene más de una ciudad. Puede elegir la suya en una lista.',
  showCities: 'Ver las ciudades',
  dialog: {
    title: 'Elija la ciudad de su código postal',
    question: '¿Cuál es su ciudad en el {{zip}}?',
    notListed: 'Mi ciudad no está en la lista',
    choose: 'Usar esta ciudad',
  },
};
