"""Builds the package: rule texts and the page go in as data, engine, games and search are compiled.

Where there is no C compiler (or TIANXIA_PURE=1 is set) the same source is installed as it is: slower,
otherwise equal.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
HOT = ("engine", "games", "bots")  # compiled together, as one group


def hot_modules() -> list[str]:
    found: list[str] = []
    for part in HOT:
        for path in sorted((ROOT / "src" / "tianxia" / part).rglob("*.py")):
            if path.name != "__init__.py":
                found.append(str(path.relative_to(ROOT)))
    return found


def compiled() -> list[object]:
    if os.environ.get("TIANXIA_PURE") or not (shutil.which("cc") or shutil.which("gcc")):
        return []
    if not {"build_ext", "bdist_wheel", "build"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    return list(mypycify(["--strict", *hot_modules()], opt_level="2", group_name="tianxia_hot", multi_file=True))


class OnAllCores(build_ext):
    """Compiles the C files of the group side by side; setuptools would do one after the other."""

    def build_extensions(self) -> None:
        compiler = self.compiler
        compile_some = compiler.compile

        def compile_all(sources, *args, **kwargs):  # type: ignore[no-untyped-def]
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                return [obj for objs in pool.map(lambda source: compile_some([source], *args, **kwargs), sources) for obj in objs]

        compiler.compile = compile_all
        super().build_extensions()


class WithAssets(build_py):
    """Copies docs/rules and the built page into the package, and writes down which tests prove which rules."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "tianxia" / "assets"
        for source, name in ((ROOT / "docs" / "rules", "rules"), (ROOT / "web" / "dist", "page")):
            if source.is_dir():
                shutil.copytree(source, target / name, dirs_exist_ok=True)
        sys.path.insert(0, str(ROOT / "src"))
        from tianxia.lab.proof import write_index

        write_index(ROOT, target / "proofs.json")


setup(ext_modules=compiled(), cmdclass={"build_py": WithAssets, "build_ext": OnAllCores})
