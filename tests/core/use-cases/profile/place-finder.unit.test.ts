import { describe, expect, it } from 'vitest';
import { CITY_NOT_LISTED, openForm, PLACES, settle } from './place-form.ts';

const placeOf = ({ fields }: ReturnType<typeof openForm>) => {
  const { city, state, county } = fields();
  return [city, state, county];
};

describe('a zip', () => {
  it('is looked up once it is complete, and fills in its only place', async () => {
    const form = openForm();
    for (const zipCode of ['9', '94', '941', '9411']) form.type({ zipCode });
    expect(form.lookup.asked).toEqual([]);
    form.type({ zipCode: '94110' });
    expect(form.finder.state().isLooking).toBe(true);
    await form.lookup.answer();
    expect(placeOf(form)).toEqual(['San Francisco', 'CA', 'San Francisco']);
    expect(form.finder.state()).toMatchObject({ isLooking: false, isFilled: true, message: null, question: null });
  });

  it('is not looked up while the form has no address', async () => {
    const form = openForm({ noDateOfBirth: true });
    form.type({ zipCode: '94110' });
    expect(form.lookup.asked).toEqual([]);
    form.type({ noDateOfBirth: false });
    expect(form.lookup.asked).toEqual(['94110']);
    form.type({ noDateOfBirth: true });
    expect(form.finder.state().isLooking).toBe(false);
    await form.lookup.answer();
    expect(form.fills).toEqual([]);
  });

  it('is not looked up when it was in the form from the start', () => {
    const form = openForm({ zipCode: '94110' });
    form.type({ county: 'Marin' });
    form.leave();
    expect(form.lookup.asked).toEqual([]);
  });

  it('shows an error when it is unknown or the lookup fails, and changes no field', async () => {
    const form = openForm({ city: 'Oakland' });
    await form.typeZip('99999');
    expect(form.finder.state()).toMatchObject({ message: 'unknownZip', isLooking: false, offered: [] });
    await form.typeZip('10001', 'NETWORK_REQUEST_FAILED');
    expect(form.finder.state()).toMatchObject({ message: 'lookupFailed', isLooking: false });
    await form.typeZip('02134', 'UNKNOWN');
    expect(form.finder.state().message).toBe('lookupFailed');
    expect(placeOf(form)).toEqual(['Oakland', 'default', '']);
    form.type({ zipCode: '0213' });
    expect(form.finder.state().message).toBeNull();
  });

  it('is looked up again when it is retyped after a failed lookup', async () => {
    const form = openForm();
    await form.typeZip('94110', 'NETWORK_REQUEST_FAILED');
    form.type({ zipCode: '9411' });
    await form.typeZip('94110');
    expect(placeOf(form)[0]).toBe('San Francisco');
  });

  it('replaces what an earlier zip filled in, and nothing that the person typed', async () => {
    const form = openForm();
    await form.typeZip('94110');
    await form.typeZip('10001');
    expect(placeOf(form)).toEqual(['New York', 'NY', 'New York']);
    form.type({ city: 'Queens' });
    await form.typeZip('94110');
    expect(placeOf(form)[0]).toBe('Queens');
    expect(form.finder.state().message).not.toBeNull();
  });

  it('that changes clears what an earlier one filled in, whatever its own lookup answers, and nothing that was typed', async () => {
    const form = openForm();
    await form.typeZip('94110');
    form.type({ county: 'Alameda' });
    form.type({ zipCode: '9411' });
    expect(placeOf(form)).toEqual(['', 'default', 'Alameda']);
    await form.typeZip('10001', 'NETWORK_REQUEST_FAILED');
    expect(placeOf(form)).toEqual(['', 'default', 'Alameda']);
    expect(form.finder.state()).toMatchObject({ message: 'lookupFailed', isFilled: false });
    form.type({ city: 'San Francisco' });
    await form.typeZip('99999');
    expect(placeOf(form)).toEqual(['San Francisco', 'default', 'Alameda']);
  });

  it('never overwrites a city that the person typed, even a matching one', async () => {
    const form = openForm({ city: 'San Francisco' });
    await form.typeZip('94110');
    expect(placeOf(form)).toEqual(['San Francisco', 'CA', 'San Francisco']);
    await form.typeZip('10001');
    expect(placeOf(form)[0]).toBe('San Francisco');
    expect(form.finder.state()).toMatchObject({ offered: ['New York'], offeredState: 'NY' });
  });
});

describe('late responses', () => {
  it('are ignored when the form has another zip by then, in any order', async () => {
    const form = openForm();
    form.type({ zipCode: '94110' });
    form.type({ zipCode: '10001' });
    await form.lookup.answer(1);
    expect(placeOf(form)[0]).toBe('New York');
    await form.lookup.answer(0);
    expect(placeOf(form)[0]).toBe('New York');
  });

  it('open the dialog once when the same zip was typed twice', async () => {
    const form = openForm();
    form.type({ zipCode: '90210' });
    form.type({ zipCode: '9021' });
    form.type({ zipCode: '90210' });
    await form.lookup.answer(1);
    expect(await form.choose('Los Angeles')).toBe(true);
    await form.lookup.answer(0);
    expect(form.finder.state().question).toBeNull();
    expect(placeOf(form)[0]).toBe('Los Angeles');
  });
});

describe('a zip with several places', () => {
  it('lets a person whose city is not listed type it, and does not reject it afterwards', async () => {
    const form = openForm();
    await form.typeZip('90210');
    await form.choose(CITY_NOT_LISTED);
    expect(placeOf(form)).toEqual(['', 'CA', 'Los Angeles']);
    form.type({ city: 'Bel Air' });
    form.leave();
    expect(form.finder.state().message).toBeNull();
    form.type({ state: 'NV' });
    form.leave();
    expect(form.finder.state().message).toBe('state');
  });

  it('keeps a typed city that is not listed', async () => {
    const form = openForm({ city: 'Bel Air' });
    await form.typeZip('90210');
    expect(form.finder.state()).toMatchObject({ message: 'city', question: null });
    form.finder.offer();
    await form.choose(CITY_NOT_LISTED);
    expect(placeOf(form)).toEqual(['Bel Air', 'CA', 'Los Angeles']);
    expect(form.finder.state().message).toBeNull();
  });

  it('can be dismissed, shows a hint, and can be opened again', async () => {
    const form = openForm();
    await form.typeZip('90210');
    form.finder.dismiss();
    expect(form.finder.state()).toMatchObject({ question: null, message: 'chooseCity' });
    form.finder.offer();
    expect(form.finder.state().question?.choices).toHaveLength(3);
    form.finder.dismiss();
    form.type({ city: 'B' });
    expect(form.finder.state().message).toBeNull();
    form.leave();
    expect(form.finder.state().message).toBe('city');
  });

  it('does not ask again when the opt-out was toggled, or the zip retyped', async () => {
    const form = openForm();
    await form.typeZip('90210');
    await form.choose('Los Angeles');
    form.type({ noDateOfBirth: true });
    form.type({ noDateOfBirth: false });
    form.type({ zipCode: '9021' });
    form.type({ zipCode: '90210' });
    await settle();
    expect(placeOf(form)).toEqual(['Los Angeles', 'CA', 'Los Angeles']);
    expect(form.finder.state()).toMatchObject({ question: null, isLooking: false, message: null, isFilled: true });
    expect(form.lookup.asked).toEqual(['90210']);
  });
});

describe('a later edit', () => {
  it('that does not match the zip shows an error with the places on blur, until it matches', async () => {
    const form = openForm();
    await form.typeZip('90210');
    await form.choose('Beverly Hills');
    form.type({ city: 'Boston' });
    expect(form.finder.state()).toMatchObject({ message: null, isFilled: false });
    form.leave();
    expect(form.finder.state()).toMatchObject({
      message: 'city',
      offered: PLACES['90210']?.localities,
      offeredState: 'CA',
    });
    form.type({ city: 'los angeles' });
    expect(form.finder.state()).toMatchObject({ message: null, offered: [], offeredState: null });
  });

  it('of the state shows the error at the state, and then the remaining ones', async () => {
    const form = openForm();
    await form.typeZip('94110');
    form.type({ state: 'NV', city: 'Reno' });
    form.leave();
    expect(form.finder.state().message).toBe('state');
    form.type({ state: 'CA' });
    expect(form.finder.state().message).toBe('city');
    form.type({ city: '' });
    expect(form.finder.state().message).toBeNull();
  });

  it('can be corrected by choosing one of the places', async () => {
    const form = openForm();
    await form.typeZip('94110');
    form.type({ state: 'NV', city: 'Reno' });
    form.leave();
    form.finder.offer();
    expect(form.finder.state().question?.choices).toEqual(['San Francisco']);
    await form.choose('San Francisco');
    expect(placeOf(form)).toEqual(['San Francisco', 'CA', 'San Francisco']);
    expect(form.finder.state().message).toBeNull();
  });

  it('looks up a zip that was in the form from the start, and fills in nothing', async () => {
    const form = openForm({ zipCode: '94110', city: 'San Francisco', state: 'CA', county: '' });
    form.type({ city: 'Oakland' });
    form.leave();
    expect(form.finder.state().isLooking).toBe(true);
    await form.lookup.answer();
    expect(form.finder.state()).toMatchObject({ message: 'city', offered: ['San Francisco'], isLooking: false });
    expect(form.fills).toEqual([]);
  });

  it('shows an error after a failed lookup once a later one succeeds', async () => {
    const form = openForm();
    await form.typeZip('94110', 'NETWORK_REQUEST_FAILED');
    form.type({ city: 'Oakland' });
    form.leave();
    await form.lookup.answer();
    expect(form.finder.state().message).toBe('city');
  });

  it('shows no error for a zip that was replaced meanwhile', async () => {
    const form = openForm({ zipCode: '94110', city: 'San Francisco', state: 'CA' });
    form.type({ city: 'Oakland' });
    form.leave();
    form.type({ zipCode: '1000' });
    await form.lookup.answer();
    expect(form.finder.state()).toMatchObject({ message: null, isLooking: false });
  });
});

describe('the state of the finder', () => {
  it('is the same object until something changes, and listeners are notified only then', async () => {
    const form = openForm();
    let notified = 0;
    const end = form.finder.subscribe(() => (notified += 1));
    const before = form.finder.state();
    form.type({ county: 'Marin' });
    form.finder.dismiss();
    form.leave();
    await settle();
    expect([notified, form.finder.state() === before]).toEqual([0, true]);
    await form.typeZip('94110');
    expect(notified).toBeGreaterThan(0);
    const earlier = notified;
    end();
    form.type({ zipCode: '' });
    expect(notified).toBe(earlier);
  });
});
