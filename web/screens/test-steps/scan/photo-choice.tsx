import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useMediaQuery } from '../../../components/use-media-query.ts';

interface PhotoChoiceProps {
  /** Called before the system's camera or photo picker opens. */
  readonly onOpen: () => void;
  readonly onPhoto: (photo: File) => void;
}

interface PhotoButtonProps extends PhotoChoiceProps {
  readonly id: 'take-photo' | 'choose-photo';
  readonly words: string;
  readonly usesCamera: boolean;
}

function PhotoButton({ id, words, usesCamera, onOpen, onPhoto }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [photo] = target.files ?? [];
    // Choosing the same file again must fire a change event.
    target.value = '';
    if (photo !== undefined) onPhoto(photo);
  };
  return (
    <>
      <Button
        data-press={id}
        variant="link"
        onClick={() => {
          onOpen();
          input.current?.click();
        }}
      >
        {words}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        name={id}
        accept="image/*"
        {...(usesCamera && { capture: 'environment' as const })}
        onChange={onFile}
      />
    </>
  );
}

/** Scans a photo instead of the live camera: a new one on phones, or an existing one. */
export function PhotoChoice(props: PhotoChoiceProps) {
  const { t } = useTranslation();
  const isHandheld = useMediaQuery('(pointer: coarse)');
  return (
    <>
      {isHandheld && <PhotoButton {...props} id="take-photo" words={t('scan.photo.take')} usesCamera />}
      <PhotoButton {...props} id="choose-photo" words={t('scan.photo.choose')} usesCamera={false} />
    </>
  );
}
