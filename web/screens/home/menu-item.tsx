import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkedRoute, type LinkId } from '../../../core/flow/app-routes.ts';
import { Cassette } from '../../illustrations/parts/cassette.tsx';
import { ItemPicture, type MenuItemName } from './item-picture.tsx';

interface MenuActionProps {
  readonly item: MenuItemName;
  readonly press: string;
  readonly isMain?: boolean;
  readonly onPress: () => void;
}

interface ContentProps {
  readonly item: MenuItemName;
  /** A picture at the end, in place of the icon. */
  readonly picture?: ReactNode;
}

function Content({ item, picture }: ContentProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {picture === undefined && <ItemPicture item={item} />}
      <span className="menu__text">
        <span className="menu__label">{t(`home.menu.${item}.label`)}</span>
        <span className="menu__help">{t(`home.menu.${item}.text`)}</span>
      </span>
      {picture}
    </>
  );
}

/** An unused cassette, for the start of a test. */
const CASSETTE = (
  <svg className="home__cassette" viewBox="-100 -46 200 92" strokeWidth="3" aria-hidden="true" focusable="false">
    <Cassette />
  </svg>
);

/** A menu entry that runs an action. */
export function MenuAction({ item, press, isMain = false, onPress }: MenuActionProps) {
  return (
    <button
      type="button"
      className={isMain ? 'menu__item menu__item--main' : 'menu__item'}
      data-press={press}
      onClick={onPress}
    >
      <Content item={item} {...(isMain && { picture: CASSETTE })} />
    </button>
  );
}

/** A menu entry that opens another screen. */
export function MenuLink({ item, press }: { readonly item: MenuItemName; readonly press: LinkId }) {
  return (
    <Link className="menu__item" data-press={press} to={linkedRoute(press)}>
      <Content item={item} />
    </Link>
  );
}
