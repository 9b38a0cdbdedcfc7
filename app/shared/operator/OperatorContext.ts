import { createContext, use } from 'react'
import type { Operator } from '#domain/operator.ts'

/** Who runs the portal, where the operator said so. */
export const OperatorContext = createContext<Operator | undefined>(undefined)

export const useOperator = (): Operator | undefined => use(OperatorContext)
