/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 */

/** @param {Count[]} counts @returns {Count} */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** A check that is one thing: it holds or it does not. @param {boolean} holds @returns {Count} */
export const countCheck = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0 });

/**
 * Counts what Vitest reported. A file that could not be run counts as one failure, and so does a run that
 * ended badly without naming a failed test.
 * @param {{ testResults: FileResult[] } | undefined} report @param {number} exitCode @returns {Count}
 */
export function countTests(report, exitCode) {
  const total = sum((report?.testResults ?? []).map(countFile));
  if (exitCode !== 0 && total.failed === 0) total.failed = 1;
  return total;
}

/** @param {FileResult} file @returns {Count} */
function countFile({ status, assertionResults }) {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  const brokenFile = status === 'failed' && failed === 0;
  return { passed, failed: brokenFile ? 1 : failed, skipped: assertionResults.length - passed - failed };
}

/** @param {Count} count */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
