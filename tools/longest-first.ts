/** The order of the test files: what takes longest first, so that at the end no core waits for the other. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first; whatever is not named here takes less than five seconds. */
const LONG = [
  /^lab\/test\/(queue|interruptions|tune|ladder)/,
  /^bench\/test\/bench/,
  /^games\/[^/]+\/test\/(blunders|suite|openings)/,
  /^cli\/test\/parts/,
  /^minds\/test\/minds/,
  /^lab\/test\/simulate/,
  /^web\/test\/(words|gallery)/,
  /^cli\/test\//,
  /^games\/[^/]+\/test\/mind\./,
  /^(lab\/test|kernel\/suite\/test|keeper\/test)\//,
];

function rankOf({ moduleId, project }: TestSpecification): number {
  const path = moduleId.slice(project.vitest.config.root.length + 1);
  const rank = LONG.findIndex((name) => name.test(path));
  return rank < 0 ? LONG.length : rank;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rankOf(a) - rankOf(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
