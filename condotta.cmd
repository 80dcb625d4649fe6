@echo off
rem Condotta's command. All it needs is a Node (18 or later); tools\run.mjs sees to the rest.
where node >nul 2>nul
if errorlevel 1 (
  echo condotta: there is no Node.js on this machine, or it is not on the PATH. 1>&2
  echo Install version 24 or later from https://nodejs.org and try again. 1>&2
  exit /b 127
)
node "%~dp0tools\run.mjs" %*
exit /b %errorlevel%
