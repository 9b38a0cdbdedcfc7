import type { Defect } from './Defect.ts'
import { ofEvents } from './ofEvents.ts'
import { ofFields } from './ofFields.ts'
import { ofWords } from './ofWords.ts'

export const defects: readonly Defect[] = [...ofFields, ...ofWords, ...ofEvents]
