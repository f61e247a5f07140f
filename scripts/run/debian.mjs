/** @import { Family } from './family.mjs' */

/** What installs Debian's packages. */
export const debian = { isRoot: process.getuid?.() === 0, aptGet: '/usr/bin/apt-get' };

/**
 * Installs packages without what they merely recommend. Whether they came is for the caller to see.
 * @param {Family} family
 * @param {string} aptGet
 * @param {readonly string[]} packages
 */
export async function installPackages(family, aptGet, packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await family.run({ name: 'apt', file: aptGet, args: ['update', '-qq'], env });
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await family.run({ name: 'apt', file: aptGet, args, env });
}
