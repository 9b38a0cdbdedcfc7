import { Collection, Header, ListBox, ListBoxSection, Popover } from 'react-aria-components'
import { nothing, popover } from '#design-system/overlays/popover.css.ts'
import type { Option, OptionSection } from '../Option.ts'
import { OptionItem } from '../OptionItem.tsx'
import { optionList } from '../optionList.css.ts'
import { heading, section, unseen } from './ComboBox.css.ts'

export interface ComboBoxListProps {
  /** The content of an empty list. Without it, an empty list is not shown. */
  emptyText: string | undefined
  isEmpty: boolean
}

/** What opens below the field. */
export function ComboBoxList({ emptyText, isEmpty }: ComboBoxListProps) {
  const isUnseen = isEmpty && emptyText === undefined
  return (
    <Popover className={isUnseen ? `${popover} ${unseen}` : popover}>
      <ListBox<Option | OptionSection>
        className={optionList}
        renderEmptyState={() => <div className={nothing}>{emptyText}</div>}
      >
        {(entry) => ('options' in entry ? <Section {...entry} /> : <OptionItem {...entry} />)}
      </ListBox>
    </Popover>
  )
}

function Section({ id, label, options }: OptionSection) {
  return (
    <ListBoxSection id={id} className={section}>
      <Header className={heading}>{label}</Header>
      <Collection items={options}>{OptionItem}</Collection>
    </ListBoxSection>
  )
}
