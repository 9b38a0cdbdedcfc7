import { describe, expect, it } from 'vitest'
import { drawsInSoftware, isSoftware } from './drawsInSoftware.ts'

describe('a renderer', () => {
  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'ANGLE (Mesa, llvmpipe (LLVM 15.0.7, 256 bits), OpenGL 4.5)',
    'llvmpipe',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)',
    'Apple Software Renderer',
    'Generic Renderer, software',
  ])('draws on the processor: %s', (name) => expect(isSoftware(name)).toBe(true))

  it.each([
    'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)',
    'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)',
    'Adreno (TM) 610',
    'Mali-G57',
    'Apple GPU',
    'WebKit WebGL',
    '',
  ])('draws on a graphics processor, or does not say: "%s"', (name) => expect(isSoftware(name)).toBe(false))
})

it('tells of a canvas what its renderer is called', () => {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2')!
  const info = gl.getExtension('WEBGL_debug_renderer_info')!
  expect(drawsInSoftware(canvas)).toBe(isSoftware(String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL))))
})

it('takes a canvas without WebGL for one that says nothing', () => {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')
  expect(drawsInSoftware(canvas)).toBe(false)
})
