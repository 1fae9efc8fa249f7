import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import type { PlaceView } from './use-place-finder.ts';

const ZIP_MESSAGES = ['unknownZip', 'lookupFailed'] as const;

/** How looking up the zip stands: one line under it, said politely. Its room is there from the start, so that nothing jumps. */
export function ZipStatus({ place }: { readonly place: PlaceView }) {
  const { t } = useTranslation();
  const { isLooking, isFilled } = place;
  const message = ZIP_MESSAGES.find((known) => known === place.message) ?? null;
  const key = message ?? (isLooking ? 'looking' : isFilled ? 'filled' : null);
  return (
    <p className="noted__line" role="status" data-place={key ?? undefined}>
      {key === null ? '' : t(`form.places.${key}`)}
    </p>
  );
}

interface PlaceNoteProps {
  readonly place: PlaceView;
  /** The field above. */
  readonly on: 'city' | 'state' | 'county';
  readonly zip: string;
}

/** What in the field above is not of the zip, and the way to the places that are. Nothing while all is well. */
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
