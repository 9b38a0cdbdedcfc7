import { Header, MenuItem, MenuSection } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { option, optionText } from '../popover.css.ts'
import * as styles from './Menu.css.ts'
import { choiceOf, type MenuEntry, type MenuGroup } from './MenuEntry.ts'

/** The rows of a menu, and groups of rows. */
export function menuItems(items: readonly (MenuEntry | MenuGroup)[]) {
  return items.map((item) => ('items' in item ? menuGroup(item) : menuEntry(item)))
}

// Functions, not components: react-aria reads its collection from these elements.
const menuGroup = ({ id, heading, items, selected }: MenuGroup) => (
  <MenuSection key={id} id={id} className={styles.section} {...choiceOf(selected)}>
    <Header className={styles.heading}>{heading}</Header>
    {items.map(menuEntry)}
  </MenuSection>
)

const menuEntry = ({ id, label, icon, href, lang, shortcut, isDestructive = false }: MenuEntry) => (
  <MenuItem
    key={id}
    id={id}
    className={isDestructive ? styles.destructive : option}
    textValue={label}
    {...(href === undefined ? {} : { href })}
  >
    {({ isSelected }) => (
      <>
        {icon && <Icon name={icon} />}
        <span className={optionText} lang={lang}>
          {label}
        </span>
        {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
        {isSelected && <Icon name="check" size="small" />}
      </>
    )}
  </MenuItem>
)
