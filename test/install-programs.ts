import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { postgresPrograms } from '../packages/assistant/src/testing/postgres-cluster.ts';
import { findBrowser } from './support/browser.ts';
import { hasWebkit } from './support/webkit.ts';

/** Debian's packages of what some tests need and this machine lacks. Without them those are skipped. */
function missingPackages(): string[] {
  return [
    ...(findBrowser() === undefined ? ['chromium-headless-shell'] : []),
    ...(postgresPrograms() === undefined ? ['postgresql'] : []),
    ...(hasWebkit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
}

function install(packages: readonly string[]): void {
  aptGet('install', '-y', '--no-install-recommends', ...packages);
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', args, { stdio: 'inherit' });
}

/**
 * `npm run programs`: installs browsers and PostgreSQL from the system's packages, where they lack and
 * it may.
 */
const missing = missingPackages();
if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`Installing ${missing.join(' and ')} from the system packages for the tests.`);
  aptGet('update');
  install(missing);
  // Not every system has the browser without its windows.
  if (findBrowser() === undefined) install(['chromium']);
}
