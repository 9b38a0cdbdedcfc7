import { type Key, Menu as AriaMenu, MenuTrigger, Popover } from 'react-aria-components'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { AriaRouting } from '#design-system/foundations/DesignSystemProvider/AriaRouting.tsx'
import type { IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { AriaPresses } from '#design-system/foundations/Pressable/AriaPresses.tsx'
import { options, popover } from '../popover.css.ts'
import { choiceOf, type MenuEntry, type MenuGroup } from './MenuEntry.ts'
import { menuItems } from './MenuItems.tsx'

export interface MenuProps {
  /** Name of the trigger and of the menu. */
  label: string
  /** With `isIconOnly` the label is for assistive technology alone. */
  icon?: IconName
  /** @default false */
  isIconOnly?: boolean
  /** Entries, and groups of entries with a heading. */
  items: readonly (MenuEntry | MenuGroup)[]
  /** The selected entry, or several; groups have their own. */
  selected?: string | readonly string[]
  onAction?: (id: string) => void
}

/** A button that opens a few commands or links: language, theme, account. Offer plain links beside it where script may be missing. */
export function Menu({ label, icon, isIconOnly = false, items, selected, onAction }: MenuProps) {
  return (
    <AriaRouting>
      <MenuTrigger>
        <AriaPresses>
          {isIconOnly && icon ? (
            <IconButton icon={icon} label={label} />
          ) : (
            <Button variant="quiet" iconEnd="chevronDown" {...(icon ? { icon } : {})}>
              {label}
            </Button>
          )}
        </AriaPresses>
        <Popover className={popover} placement="bottom end">
          <AriaMenu
            {...choiceOf(selected)}
            aria-label={label}
            className={options}
            onAction={(id: Key) => onAction?.(String(id))}
          >
            {menuItems(items)}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaRouting>
  )
}
