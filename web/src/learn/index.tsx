/** The lessons: a list of them, or one with its table and its coach. */

import type { Lesson } from '@condotta/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { link } from '../keeper-link.ts';
import { factsOf } from '../lobby/games.ts';
import { address } from '../route.ts';
import { settings } from '../settings.ts';
import { later } from '../shell/later.tsx';
import { complain, reasonOf } from '../shell/notices.tsx';
import { wordsOf } from '../words/index.ts';
import { learn } from '../words/learn.ts';
import { shell } from '../words/shell.ts';
import { Coach } from './coach.tsx';
import { courseOf } from './course.ts';
import { isLearned } from './kept.ts';
import { gamesWithLessons, lessonsOf } from './lessons.ts';
import './learn.css';

const Table = later(async () => (await import('../table/index.tsx')).TablePage);

export function LearnPage({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const t = wordsOf(learn);
  const s = wordsOf(shell);
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  const id = game || (gamesWithLessons[0] ?? '');
  useEffect(() => {
    lessonsOf(id).then(setLessons, complain);
  }, [id]);
  useEffect(() => {
    document.title = `${t('title')} · ${s('app.name')}`;
  });
  if (!lessons) return <p class="sheet waiting">{s('app.loading')}</p>;
  if (lesson === '') return <Contents game={id} lessons={lessons} />;
  const index = lessons.findIndex((one) => one.id === lesson);
  const chosen = lessons[index];
  if (!chosen) {
    return (
      <main class="sheet">
        <h1>{t('none')}</h1>
        <a class="button" href={address('learn', id)}>
          {t('leave')}
        </a>
      </main>
    );
  }
  return <LessonRoom game={id} lesson={chosen} next={lessons[index + 1] ?? null} />;
}

function Contents({ game, lessons }: { readonly game: string; readonly lessons: readonly Lesson[] }) {
  const t = wordsOf(learn);
  const { language } = settings.value;
  return (
    <div class="sheet learn">
      <h1>
        {factsOf(game)?.title}: {t('title')}
      </h1>
      <p class="lead">{t('lead')}</p>
      <ol class="lessons">
        {lessons.map(({ id, title, summary, minutes }) => (
          <li key={id}>
            <a href={address('learn', game, id)}>
              <b>{title[language]}</b>
              <span>{summary[language]}</span>
              <small>
                {t('minutes', { n: minutes })}
                {isLearned(`${game}/${id}`) && <i> · {t('learned')}</i>}
              </small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function LessonRoom({
  game,
  lesson,
  next,
}: {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | null;
}) {
  const s = wordsOf(shell);
  const course = useMemo(
    () =>
      courseOf(link, game, lesson, {
        learner: s('new.you'),
        mind: (level) => (level === 'recruit' ? s('level.recruit') : level),
      }),
    // The names are given once: a change of language must not begin the lesson anew.
    [game, lesson],
  );
  useEffect(() => {
    void course.begin();
    return () => course.leave();
  }, [course]);
  const table = course.table.value;
  const wait = lesson.steps[course.step.value]?.wait;
  const guide = course.standing.value === 'waiting' && wait?.kind === 'decide' ? wait : null;
  return (
    <div class="lesson">
      <Coach game={game} lesson={lesson} next={next} course={course} />
      <div class="lesson-table">
        {table !== null && <Table key={table} table={table} guide={guide} />}
        {table === null && course.trouble.value !== null && <p class="sheet">{reasonOf(course.trouble.value)}</p>}
      </div>
    </div>
  );
}
