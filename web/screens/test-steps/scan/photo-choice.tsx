import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';

interface PhotoPickerProps {
  /** Called before the system's camera or photo picker opens. */
  readonly onOpen: () => void;
  readonly onPhoto: (photo: File) => void;
}

interface PhotoButtonProps extends PhotoPickerProps {
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

interface PhotoChoiceProps extends PhotoPickerProps {
  readonly canTakePhoto: boolean;
}

/** Scans a photo instead of the live camera: a new one on phones, or an existing one. */
export function PhotoChoice({ canTakePhoto, ...picker }: PhotoChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      {canTakePhoto && <PhotoButton {...picker} id="take-photo" words={t('scan.photo.take')} usesCamera />}
      <PhotoButton {...picker} id="choose-photo" words={t('scan.photo.choose')} usesCamera={false} />
    </>
  );
}
