import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import type { PlaceView } from './use-place-finder.ts';

const ZIP_MESSAGES = ['unknownZip', 'lookupFailed'] as const;

/** The status of the zip lookup, announced politely. Its line is always reserved, so that the layout does not
 * shift. `known` replaces the message that the place was filled in. */
export function ZipStatus({ place, known = '' }: { readonly place: PlaceView; readonly known?: string | undefined }) {
  const { t } = useTranslation();
  const { isLooking, isFilled } = place;
  const message = ZIP_MESSAGES.find((known) => known === place.message) ?? null;
  const key = message ?? (isLooking ? 'looking' : isFilled ? 'filled' : null);
  return (
    <p className="noted__line" role="status" data-place={key ?? undefined}>
      {known !== '' && (key === null || key === 'filled') ? known : key !== null && t(`form.places.${key}`)}
    </p>
  );
}

interface PlaceNoteProps {
  readonly place: PlaceView;
  /** The field above the note. */
  readonly on: 'city' | 'state' | 'county';
  readonly zip: string;
}

/**
 * What is wrong with the value above for this zip, and a button that opens the zip's places. Renders nothing if all is
 * well.
 */
export function PlaceNote({ place, on, zip }: PlaceNoteProps) {
  const { t } = useTranslation();
  const { message, offered, offeredState } = place;
  const isHere =
    message === on || (on === 'city' && message === 'chooseCity') || (on === 'county' && message === 'chooseCounty');
  const state = offeredState === null ? '' : t(`choices.state.${offeredState}`);
  return (
    <div role="status" className="noted__box">
      {isHere && (
        <Callout kind="warning">
          <p data-place={message}>{t(`form.places.${message}`, { zip, state, places: offered.join(', ') })}</p>
          <Button variant="secondary" data-press="show-cities" onClick={() => place.finder?.offer()}>
            {t(message === 'chooseCounty' ? 'form.places.showCounties' : 'form.places.showCities')}
          </Button>
        </Callout>
      )}
    </div>
  );
}
