"""Judges from PyPI: each is installed into an environment of its own when it is first needed."""
import os
import pathlib
import subprocess
import sys


def enter(name, version):
    """Begins the script anew in the environment that holds the package, unless it runs there."""
    environment = pathlib.Path(f".build/judges/{name}-{version}")
    if pathlib.Path(sys.prefix).resolve() == environment.resolve():
        return
    python = environment / "bin/python"
    if not (environment / "done").exists():
        print(f"Installing the judge: {name}", flush=True)
        make = [sys.executable, "-m", "venv", "--clear", environment]
        if subprocess.run(make, capture_output=True).returncode != 0:
            subprocess.run("apt-get update -q && apt-get install -y -q python3-venv", shell=True,
                           stdout=subprocess.DEVNULL, check=True)
            subprocess.run(make, check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", f"{name}=={version}"], check=True)
        (environment / "done").touch()
    os.execv(python, [python, *sys.argv])
