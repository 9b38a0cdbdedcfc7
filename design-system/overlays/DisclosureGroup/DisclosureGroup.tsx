import { type ReactNode, useId } from 'react'
import { GroupName } from './GroupName.ts'

export interface DisclosureGroupProps {
  /** Otherwise opening one closes the open one. @default false */
  allowsMultipleExpanded?: boolean
  /** `Disclosure`s. */
  children: ReactNode
}

/** Disclosures below each other: questions with their answers. The browser closes one for another, without script too. */
export function DisclosureGroup({ allowsMultipleExpanded = false, children }: DisclosureGroupProps) {
  const name = useId()
  return (
    <GroupName value={allowsMultipleExpanded ? undefined : name}>
      <div>{children}</div>
    </GroupName>
  )
}
