import type { ReactNode } from 'react';
import { ChoiceGroup, choiceId, ChoiceLine, type ChoiceGroupProps, type Option } from './choice-group.tsx';
import { fieldId } from './field-ids.ts';

export interface CheckboxGroupProps<Value extends string> extends Omit<ChoiceGroupProps, 'name'> {
  readonly name?: string;
  readonly options: readonly Option<Value>[];
  readonly checked: readonly string[];
  readonly onChange: (value: Value, isTicked: boolean) => void;
}

/** Checkboxes: any number can be chosen. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { name = 'boxes', options, checked, onChange, ...group } = props;
  return (
    <ChoiceGroup {...group} name={name}>
      {options.map((option, index) => (
        <ChoiceLine
          key={option.value}
          type="checkbox"
          {...option}
          name={name}
          id={choiceId(name, index)}
          checked={checked.includes(option.value)}
          onChange={(isTicked) => onChange(option.value, isTicked)}
        />
      ))}
    </ChoiceGroup>
  );
}

export interface CheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** A single checkbox. */
export function Checkbox({ name, ...box }: CheckboxProps) {
  return <ChoiceLine type="checkbox" name={name} id={fieldId(name)} value="yes" {...box} />;
}
