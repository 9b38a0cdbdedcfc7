import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { detail as detailStyle, words } from './Tabs.css.ts'

export interface TabLabelProps {
  label: string
  icon?: IconName
  /** After the label, small: how many there are. */
  detail?: string
}

/** The content of a tab or a tab link. */
export function TabLabel({ label, icon, detail }: TabLabelProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={words}>{label}</span>
      {detail !== undefined && (
        <>
          {' '}
          <span className={detailStyle}>{detail}</span>
        </>
      )}
    </>
  )
}
