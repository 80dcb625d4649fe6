// A worker of the queue in a process of its own, to be killed: node work.ts DATABASE_URL LEASE_SECONDS
import { work } from '../queue/index.ts';

const [databaseUrl = '', leaseSeconds = '2'] = process.argv.slice(2);
const result = await work({ databaseUrl, workers: 1, leaseSeconds: Number(leaseSeconds) }, { code: 'test' });
if (!result.ok) console.error(JSON.stringify(result.problems));
