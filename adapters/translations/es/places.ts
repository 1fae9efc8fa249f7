import type { places as english } from '../en/places.ts';
import type { Texts } from '../texts.ts';

export const places: Texts<typeof english> = {
  looking: 'Buscando su ciudad…',
  filled: 'Llenamos la ciudad, el estado y el condado. Por favor, revise que estén bien.',
  unknownZip:
    'No conocemos este código postal, así que por favor revíselo. Si es correcto, como el de una dirección APO o FPO, puede continuar. También puede escribir la ciudad y el estado.',
  lookupFailed: 'No pudimos buscar su ciudad. Por favor, escriba la ciudad y el estado.',
  city: 'Esta ciudad no está en el código postal {{zip}}. Ese código es de: {{places}}. Revise los dos datos.',
  state: 'El código postal {{zip}} está en este estado: {{state}}. Revise los dos datos.',
  chooseCity: 'El código postal {{zip}} tiene más de una ciudad. Puede elegir la suya en una lista.',
  chooseCounty:
    'El código postal {{zip}} está en más de un condado. Puede elegir el suyo en una lista o dejarlo en blanco.',
  showCities: 'Ver las ciudades',
  showCounties: 'Ver los condados',
  dialog: {
    title: 'Elija la ciudad de su código postal',
    question: '¿Cuál es su ciudad en el código postal {{zip}}?',
    notListed: 'Mi ciudad no está en la lista',
    choose: 'Usar esta ciudad',
  },
  countyDialog: {
    title: 'Elija su condado',
    question: '¿En qué condado vive usted en {{city}} {{zip}}?',
    notKnown: 'No lo sé',
    choose: 'Usar este condado',
  },
};
