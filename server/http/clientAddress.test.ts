import { describe, expect, it } from 'vitest'
import { addressGroup, clientAddress, networkOf } from './clientAddress.ts'

describe('clientAddress', () => {
  it.each([
    ['no proxy, a forged header', 0, '9.9.9.9', '1.1.1.1', '1.1.1.1'],
    ['one proxy', 1, '9.9.9.9', '10.0.0.1', '9.9.9.9'],
    ['one proxy, a forged entry before', 1, '6.6.6.6, 9.9.9.9', '10.0.0.1', '9.9.9.9'],
    ['two proxies', 2, '6.6.6.6, 9.9.9.9, 10.0.0.2', '10.0.0.1', '9.9.9.9'],
    ['one proxy, no header', 1, undefined, '10.0.0.1', '10.0.0.1'],
    ['two proxies, one entry', 2, '9.9.9.9', '10.0.0.1', '9.9.9.9'],
    ['with a port', 1, '9.9.9.9:1234', '10.0.0.1', '9.9.9.9'],
    ['IPv6 with a port', 1, '[2001:db8::1]:1234', '10.0.0.1', '2001:db8::1'],
    ['nonsense', 1, 'x, <script>', '10.0.0.1', '10.0.0.1'],
  ])('%s', (_, proxies, forwardedFor, socket, expected) => {
    expect(clientAddress({ socket, forwardedFor }, proxies)).toBe(expected)
  })

  it('of a connection that is gone is empty', () => {
    expect(clientAddress({ socket: undefined, forwardedFor: undefined }, 0)).toBe('')
  })
})

describe('addressGroup', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['nobody', 'unknown'],
  ])('%s', (address, group) => expect(addressGroup(address)).toBe(group))
})

describe('networkOf', () => {
  it.each([
    ['1.2.3.4', '1.2.3.0/24'],
    ['1.2.3.255', '1.2.3.0/24'],
    ['::ffff:1.2.3.4', '1.2.3.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['nobody', 'unknown'],
  ])('%s', (address, network) => expect(networkOf(addressGroup(address))).toBe(network))
})
