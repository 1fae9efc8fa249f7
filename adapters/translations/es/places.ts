import type { places as english } from '../en/places.ts';
import type { Texts } from '../texts.ts';

export const places: Texts<typeof english> = {
  looking: 'Buscando su ciudad…',
  filled: 'Llenamos la ciudad, el estado y el condado, así que por favor revise que estén bien.',
  unknownZip:
    'No conocemos este código postal, así que por favor revise que sea correcto. Si lo es, como el de una dirección APO o FPO, puede continuar. También puede escribir la ciudad y el estado.',
  lookupFailed: 'No pudimos buscar su ciudad, así que por favor escriba la ciudad y el estado.',
  city: 'Esta ciudad no está en el código postal {{zip}}, así que revise los dos datos. Ese código es de estos lugares: {{places}}.',
  state: 'Revise los dos datos, porque el código postal {{zip}} está en otro estado: {{state}}.',
  chooseCity: 'El código postal {{zip}} tiene varias ciudades, así que puede elegir la suya en una lista.',
  chooseCounty:
    'El código postal {{zip}} está en varios condados. Puede elegir el suyo en una lista o dejarlo en blanco.',
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
