import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { hiddenButRead } from './hiddenButRead.ts'

export const hidden = style({ ...hiddenButRead, margin: `calc(-1 * ${vars.line.hair})`, border: 0 })
