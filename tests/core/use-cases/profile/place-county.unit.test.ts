import { describe, expect, it } from 'vitest';
import { COUNTY_NOT_KNOWN } from '../../../../core/use-cases/profile/place-finder.ts';
import { openForm } from './place-form.ts';

describe('the county of a zip with several counties', () => {
  it('is updated when another city is typed or chosen later', async () => {
    const form = openForm();
    await form.typeZip('94303');
    await form.choose('Palo Alto');
    expect(form.fields().county).toBe('Santa Clara');
    form.type({ city: 'east palo alto' });
    form.leave();
    expect(form.fields()).toMatchObject({ city: 'east palo alto', county: 'San Mateo' });
    form.finder.offer();
    await form.choose('Palo Alto');
    expect(form.fields().county).toBe('Santa Clara');
  });

  it('is not replaced when the person has typed one', async () => {
    const form = openForm();
    await form.typeZip('94303');
    await form.choose('Palo Alto');
    form.type({ county: 'Alameda' });
    form.type({ city: 'East Palo Alto' });
    form.leave();
    expect(form.fields().county).toBe('Alameda');
  });

  it('is not asked for when the city has one', async () => {
    const form = openForm();
    await form.typeZip('30307');
    await form.choose('Decatur');
    expect(form.fields().county).toBe('DeKalb');
    expect(form.finder.state().question).toBeNull();
  });

  it('stays blank when it is unknown, without a message', async () => {
    const form = openForm();
    await form.typeZip('30307');
    await form.choose('Atlanta');
    await form.chooseCounty(COUNTY_NOT_KNOWN);
    expect(form.fields().county).toBe('');
    expect(form.finder.state()).toMatchObject({ question: null, message: null });
  });

  it('can be chosen later when the dialog was dismissed', async () => {
    const form = openForm();
    await form.typeZip('30307');
    await form.choose('Atlanta');
    form.finder.dismiss();
    expect(form.finder.state()).toMatchObject({ question: null, message: 'chooseCounty' });
    form.finder.offer();
    expect(form.finder.state().question).toMatchObject({ kind: 'county', choices: ['Fulton', 'DeKalb'] });
    form.finder.dismiss();
    form.type({ county: 'Fulton' });
    expect(form.finder.state().message).toBeNull();
  });

  it('is not asked for when the zip does not list the city', async () => {
    const form = openForm();
    await form.typeZip('30307');
    form.finder.dismiss();
    form.type({ city: 'Savannah' });
    expect(form.finder.state()).toMatchObject({ question: null, message: null });
    form.leave();
    expect(form.finder.state().message).toBe('city');
    form.finder.offer();
    expect(form.finder.state()).toMatchObject({ question: { kind: 'city', choices: ['Atlanta', 'Decatur'] } });
  });

  it('is asked for at once when the city was in the form before its zip', async () => {
    const form = openForm({ city: 'Atlanta' });
    await form.typeZip('30307');
    expect(form.finder.state().question).toMatchObject({ kind: 'county', choices: ['Fulton', 'DeKalb'] });
  });
});
