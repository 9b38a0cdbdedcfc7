import { type ReactNode, useEffect, useRef } from 'react'
import { Tab, TabList, TabPanel, TabPanels, Tabs as AriaTabs } from 'react-aria-components'
import { TabLabel, type TabLabelProps } from './TabLabel.tsx'
import * as styles from './Tabs.css.ts'

export interface TabItem extends TabLabelProps {
  id: string
  /** The panel. */
  content: ReactNode
}

export interface TabsProps {
  /** Name of the row of tabs. */
  label: string
  /** At least two. */
  tabs: readonly TabItem[]
  /** Id of the tab in sight. */
  selected?: string
  defaultSelected?: string
  onChange?: (id: string) => void
  /** `manual` requires Enter after the arrows: for slow panels. @default 'automatic' */
  activation?: 'automatic' | 'manual'
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Hidden panels keep their state, such as half-filled forms. @default false */
  keepsPanels?: boolean
}

/** Several views of one subject, one at a time. Views with addresses are `TabLinks`. */
export function Tabs(props: TabsProps) {
  const { label, tabs, selected, defaultSelected, onChange, activation, keepsPanels = false } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    showSelected(list.current)
    // Its position is final once the fonts are loaded.
    void document.fonts.ready.then(() => showSelected(list.current))
  }, [])
  return (
    <AriaTabs
      className={styles.tabs}
      orientation={props.orientation ?? 'horizontal'}
      keyboardActivation={activation ?? 'automatic'}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(defaultSelected === undefined ? {} : { defaultSelectedKey: defaultSelected })}
      onSelectionChange={(id) => onChange?.(String(id))}
    >
      <TabList ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab}>
            <TabLabel {...tab} />
          </Tab>
        ))}
      </TabList>
      <TabPanels className={styles.panels}>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} shouldForceMount={keepsPanels} className={styles.panel}>
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </AriaTabs>
  )
}

/** The initially selected tab may be outside of the view; only the row may scroll to it, not the page. */
function showSelected(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected=true]')
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}
