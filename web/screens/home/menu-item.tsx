import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ItemPicture, type MenuItemName } from './item-picture.tsx';

interface MenuItemProps {
  readonly item: MenuItemName;
  readonly press: string;
}

function Content({ item }: { readonly item: MenuItemName }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <ItemPicture item={item} />
      <span className="menu__text">
        <span className="menu__label">{t(`home.menu.${item}.label`)}</span>
        <span className="menu__help">{t(`home.menu.${item}.text`)}</span>
      </span>
    </>
  );
}

/** A menu entry that runs an action. */
export function MenuAction(props: MenuItemProps & { readonly isMain?: boolean; readonly onPress: () => void }) {
  const { item, press, isMain = false, onPress } = props;
  return (
    <button
      type="button"
      className={isMain ? 'menu__item menu__item--main' : 'menu__item'}
      data-press={press}
      onClick={onPress}
    >
      <Content item={item} />
    </button>
  );
}

/** A menu entry that opens another screen. */
export function MenuLink({ item, press, to }: MenuItemProps & { readonly to: string }) {
  return (
    <Link className="menu__item" data-press={press} to={to}>
      <Content item={item} />
    </Link>
  );
}
