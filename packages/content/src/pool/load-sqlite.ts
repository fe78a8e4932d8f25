/**
 * SQLite of Node. Version 22 warns in every process that it may change: what is used of it here has not,
 * and readers of a log can do nothing about it.
 */
export function loadSqlite(): typeof import('node:sqlite') {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
