/** The coach beside the table: what to do, why, and the way on or back. */

import type { Lesson } from '@condotta/kernel';
import { useState } from 'preact/hooks';
import { address } from '../route.ts';
import { RuleText } from '../rules/rule-text.tsx';
import { settings } from '../settings.ts';
import { reasonOf } from '../shell/notices.tsx';
import { wordsOf } from '../words/index.ts';
import { learn } from '../words/learn.ts';
import type { Course } from './course.ts';

export function Coach({
  game,
  lesson,
  next,
  course,
}: {
  readonly game: string;
  readonly lesson: Lesson;
  /** The lesson after this one, or null. */
  readonly next: Lesson | null;
  readonly course: Course;
}) {
  const t = wordsOf(learn);
  const [folded, setFolded] = useState(false);
  const { language } = settings.value;
  const index = course.step.value;
  const of = lesson.steps.length;
  const finished = course.standing.value === 'finished';
  return (
    <aside class={folded ? 'coach folded' : 'coach'} aria-label={t('coach')}>
      <header class="coach-head">
        <a class="coach-leave" href={address('learn', game)}>
          ‹ {t('leave')}
        </a>
        <button type="button" class="quiet coach-fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {t(folded ? 'show' : 'hide')}
        </button>
        <h2>{lesson.title[language]}</h2>
        <p class="coach-progress">
          <progress value={finished ? of : index} max={of} aria-label={t('step', { n: index + 1, of })} />
          <small>{t('step', { n: index + 1, of })}</small>
        </p>
      </header>
      <div class="coach-text" aria-live="polite">
        {course.trouble.value !== null && <p class="coach-trouble">{reasonOf(course.trouble.value)}</p>}
        <Said lesson={lesson} course={course} />
      </div>
      {!finished && <Rules key={index} game={game} rules={lesson.steps[index]?.rules ?? []} />}
      <div class="coach-ways">
        <Ways game={game} next={next} lesson={lesson} course={course} />
      </div>
    </aside>
  );
}

function Said({ lesson, course }: { readonly lesson: Lesson; readonly course: Course }) {
  const t = wordsOf(learn);
  const { language } = settings.value;
  const step = lesson.steps[course.step.value];
  if (!step) return null;
  switch (course.standing.value) {
    case 'finished':
      return (
        <>
          <p class="coach-done">{t('finished')}</p>
          {step.done && <p>{step.done[language]}</p>}
        </>
      );
    case 'done':
      return <p class="coach-done">{step.done?.[language]}</p>;
    case 'strayed':
      return <p class="coach-strayed">{step.otherwise?.[language] ?? t('strayed')}</p>;
    case 'waiting':
      return <p>{step.say[language]}</p>;
  }
}

function Ways({
  game,
  lesson,
  next,
  course,
}: {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | null;
  readonly course: Course;
}) {
  const t = wordsOf(learn);
  const standing = course.standing.value;
  const reading = lesson.steps[course.step.value]?.wait.kind === 'read';
  if (standing === 'finished') {
    return (
      <>
        {next && (
          <a class="button main" href={address('learn', game, next.id)}>
            {t('next', { title: next.title[settings.value.language] })}
          </a>
        )}
        <a class={next ? 'button' : 'button main'} href={address('new', game, 'computer')}>
          {t('play')}
        </a>
        <button type="button" class="quiet" onClick={() => void course.startOver()}>
          {t('again')}
        </button>
      </>
    );
  }
  return (
    <>
      {(standing === 'done' || (standing === 'waiting' && reading)) && (
        <button type="button" class="main" onClick={() => void course.goOn()}>
          {t('go-on')}
        </button>
      )}
      {standing === 'strayed' && (
        <button type="button" class="main" onClick={() => void course.takeBack()}>
          {t('take-back')}
        </button>
      )}
      {course.step.value > 0 && (
        <button type="button" class="quiet" onClick={() => void course.stepBack()}>
          {t('back')}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => void course.startOver()}>
        {t('over')}
      </button>
    </>
  );
}

function Rules({ game, rules }: { readonly game: string; readonly rules: readonly string[] }) {
  const t = wordsOf(learn);
  const [open, setOpen] = useState<string | null>(null);
  if (rules.length === 0) return null;
  return (
    <div class="coach-rules">
      <p>
        {rules.map((rule) => (
          <button
            key={rule}
            type="button"
            class="quiet"
            aria-expanded={open === rule}
            aria-label={t('rule', { rule })}
            onClick={() => setOpen(open === rule ? null : rule)}
          >
            {rule}
          </button>
        ))}
      </p>
      {open !== null && <RuleText game={game} rule={open} />}
    </div>
  );
}
