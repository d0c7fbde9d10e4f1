import { expect, test } from 'vitest'
import { toNetwork, toNetworkPrefix } from './network.ts'

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:0db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s is in network %s', (address, network) => expect(toNetwork(address)).toBe(network))

test.each([
  ['10.1.2.3', 48, '10.1.2'],
  ['::ffff:10.1.2.3', 48, '10.1.2'],
  ['2001:db8:1:2ff::9', 56, '2001:db8:1:200'],
  ['2001:db8:1:2ff::9', 48, '2001:db8:1'],
  ['2001:db8:1234::9', 40, '2001:db8:1200'],
])('%s is in the /24, or the /%i, of %s', (address, v6, prefix) =>
  expect(toNetworkPrefix(address, { v4: 24, v6 })).toBe(prefix),
)
