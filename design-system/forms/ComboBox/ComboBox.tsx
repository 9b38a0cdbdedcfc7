import { useState } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Group,
  Input,
  type Key,
} from 'react-aria-components'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import { FieldDescription, FieldErrorText, FieldLabel } from '../FieldParts.tsx'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import { type Option, type OptionList, type OptionSection, optionsOf } from '../Option.ts'
import { wait } from './ComboBox.css.ts'
import { ComboBoxList } from './ComboBoxList.tsx'
import { useListSpoken } from './useListSpoken.ts'
import { useOwnCount } from './useOwnCount.ts'

type Passed =
  | 'name'
  | 'inputValue'
  | 'defaultInputValue'
  | 'onInputChange'
  | 'isRequired'
  | 'autoFocus'
  | 'id'
  | 'onFocus'
  | 'onBlur'

export type ComboBoxProps = Pick<AriaComboBoxProps<Option | OptionSection>, Passed> &
  FieldNotes &
  Naming & {
    /** What fits the words typed, in sections or not. The caller looks it up and filters; nothing is filtered here. */
    items: OptionList
    /** An item was chosen. */
    onSelect: (id: string) => void
    /** Shown in the open list if there is no match. */
    emptyText: string
    /** A look-up is pending. The last results may stay meanwhile. @default false */
    isLoading?: boolean
    /** Shown and announced once a look-up takes longer than a second. Required with `isLoading`. */
    loadingText?: string
    /** Announced once typing and look-up have settled: "3 places". Without it react-aria counts in its own words. */
    countText?: (count: number) => string
    placeholder?: string
    /** @default 'search' */
    icon?: IconName
  }

/** Words with suggestions from elsewhere: places. What was typed is submitted under `name`, chosen or not. */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    note,
    description,
    errorMessage,
    items,
    onSelect,
    emptyText,
    placeholder = '',
    ...others
  } = props
  const { isLoading = false, loadingText = '', countText, icon = 'search', ...rest } = others
  const [isOpen, setOpen] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isWaitShown = usePendingShown(isLoading)
  const options = optionsOf(items)
  useListSpoken({ isOpen, isLoading, isWaitShown, loadingText, countText, options })
  useOwnCount(isFocused && countText !== undefined, options)
  return (
    <AriaComboBox
      {...rest}
      items={items as Iterable<Option | OptionSection>}
      className={styles.field}
      allowsCustomValue
      allowsEmptyCollection
      formValue="text"
      menuTrigger="input"
      defaultFilter={() => true}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      onOpenChange={setOpen}
      onChange={(key: Key | null) => key !== null && onSelect(String(key))}
    >
      <FieldLabel label={label} note={note} isRequired={props.isRequired} />
      <FieldDescription description={description} />
      <Group className={`${styles.box} ${styles.rounded}`} role="presentation">
        <Icon name={icon} />
        <Input
          className={styles.input}
          placeholder={placeholder}
          autoComplete="off"
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {isWaitShown && (
          <span className={wait}>
            <Spinner label={loadingText} />
          </span>
        )}
      </Group>
      <FieldErrorText errorMessage={errorMessage} />
      <ComboBoxList
        isEmpty={options.length === 0}
        emptyText={isLoading ? (isWaitShown ? loadingText : undefined) : emptyText}
      />
    </AriaComboBox>
  )
}
